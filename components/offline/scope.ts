import { keys } from '@/lib/browser/storage';

/** Path all pages of this locale begin with. */
export const base = document.documentElement.dataset.base ?? '/';

/** The worker's scope: what belongs to another locale of this origin is never touched. */
export const scope = new URL(base, location.href).href;

const own = base.endsWith('/fr/') ? '' : `:${base}`;

/** Storage keys of this scope. French ones have the original site's names; those of another locale end in its path. */
export const scopedKeys = {
  offline: keys.offline + own,
  appInstalled: keys.appInstalled + own,
  offlineReadySaid: keys.offlineReadySaid + own,
} as const;
