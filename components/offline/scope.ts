import { keys } from '@/lib/browser/storage';
import { createLog } from '@/lib/offline/protocol';
import { scopedKey } from '@/lib/offline/scoped-key';
import { site, toHref } from '@/lib/site/config';

/** Base path of the pages of this document's locale. Its language does not tell: a browser that translates the page changes it. */
export const base = toHref(
  '/',
  site.builtLocales.find((locale) => `${location.pathname}/`.startsWith(toHref('/', locale))),
);

/** Scope of the worker: it never touches another locale of this origin. */
export const scope = new URL(base, location.href).href;

export const debug = site.offline === 'debug';

/** Prints the steps of the page while debugging. */
export const log = createLog('page', debug);

/** Storage keys of this scope. */
export const scopedKeys = {
  offline: scopedKey(keys.offline, base),
  appInstalled: scopedKey(keys.appInstalled, base),
  offlineReadySaid: scopedKey(keys.offlineReadySaid, base),
} as const;
