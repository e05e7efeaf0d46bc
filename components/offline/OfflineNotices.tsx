'use client';

import { lazyPart } from '../ui/lazy-part';
import { useNotices } from './use-notices';

const Notices = lazyPart(async () => (await import('./Notices')).Notices, { isAwaited: false });

/** The notices about reading offline, once there is one. */
export function OfflineNotices() {
  return useNotices(({ areShown }) => areShown) ? <Notices /> : null;
}
