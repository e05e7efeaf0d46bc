'use client';

import { lazyPart } from '../ui/lazy-part';
import { useNoticesShown } from './use-notices-shown';

const Notices = lazyPart(async () => (await import('./Notices')).Notices, { isAwaited: false });

/** The notices about reading offline, once there is one. */
export function OfflineNotices() {
  return useNoticesShown(({ areShown }) => areShown) ? <Notices /> : null;
}
