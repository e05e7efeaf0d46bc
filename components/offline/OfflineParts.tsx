'use client';

import { lazyPart } from '../ui/lazy-part';
import { useCloseOnNavigation } from '../ui/use-close-on-navigation';
import { closeOfflinePanel, useOfflinePanel } from './use-offline-panel';

const Panel = lazyPart(async () => (await import('./OfflinePanel')).OfflinePanel);
const Notices = lazyPart(async () => (await import('./Notices')).Notices, { isAwaited: false });

/** The panel and the notices about reading offline, once they are needed. */
export function OfflineParts() {
  useCloseOnNavigation(closeOfflinePanel);
  const { isOpen, hasNotices } = useOfflinePanel();
  return (
    <>
      {isOpen ? <Panel /> : null}
      {hasNotices ? <Notices /> : null}
    </>
  );
}
