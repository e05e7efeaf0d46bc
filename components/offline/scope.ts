import { keys } from '@/lib/browser/storage';

/** Path all pages of this locale begin with; pages are also rendered where there is no document yet. */
export const base =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.base) ?? '/';

/** The worker's scope: what belongs to another locale of this origin is never touched. */
export const scope = new URL(base, typeof location === 'undefined' ? 'https://localhost' : location.href)
  .href;

const own = base.endsWith('/fr/') ? '' : `:${base}`;

/** Storage keys of this scope. French ones have the original site's names; those of another locale end in its path. */
export const scopedKeys = {
  offline: keys.offline + own,
  appInstalled: keys.appInstalled + own,
  offlineReadySaid: keys.offlineReadySaid + own,
} as const;
