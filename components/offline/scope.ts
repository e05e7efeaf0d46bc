import { createStore } from 'zustand/vanilla';
import { keys } from '@/lib/browser/storage';
import { createLog } from '@/lib/offline/protocol';

/** Base path of this locale's pages. */
export const base = document.documentElement.dataset.base ?? '/';

/** Scope of the worker: it never touches another locale of this origin. */
export const scope = new URL(base, location.href).href;

export const debug = document.documentElement.dataset.offline === 'debug';

/** Prints the steps of the page while debugging. */
export const log = createLog('page', debug);

const suffix = base.endsWith('/fr/') ? '' : `:${base}`;

/** Storage keys of this scope; the French ones keep the names of the original site. */
export const scopedKeys = {
  offline: keys.offline + suffix,
  appInstalled: keys.appInstalled + suffix,
  offlineReadySaid: keys.offlineReadySaid + suffix,
} as const;

/** The browser's offer to install; not standard, hence missing from TypeScript's library. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The browser's offer until it is used, which is possible once and only on a click. */
export const installPrompt = createStore<{ prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

/** Opens the browser's install dialog. */
export async function install(): Promise<void> {
  const { prompt } = installPrompt.getState();
  installPrompt.setState({ prompt: null });
  await prompt?.prompt().catch(() => undefined); // refused or already used
}
