import { createStore } from 'zustand/vanilla';
import { keys } from '@/lib/browser/storage';

/** Base path of this locale's pages. Also evaluated without a document. */
export const base =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.base) ?? '/';

/** Scope of the worker: it never touches another locale of this origin. */
export const scope = new URL(base, typeof location === 'undefined' ? 'https://localhost' : location.href)
  .href;

const suffix = base.endsWith('/fr/') ? '' : `:${base}`;

/** Storage keys of this scope; the French ones keep the names of the original site. */
export const scopedKeys = {
  offline: keys.offline + suffix,
  appInstalled: keys.appInstalled + suffix,
  offlineReadySaid: keys.offlineReadySaid + suffix,
} as const;

/** The browser's offer to install; not standard, hence missing from TypeScript's library. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The offer, until it is used: once, and only on a click. */
export const installPrompt = createStore<{ prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

/** Opens the browser's install dialog. */
export async function install(): Promise<void> {
  const { prompt } = installPrompt.getState();
  installPrompt.setState({ prompt: null });
  await prompt?.prompt().catch(() => undefined); // refused or already used
}

/** Loads the notices and brings them into the page; what they show follows the state. */
export function showNotices(): void {
  import('./mount')
    .then(({ mountOffline }) => mountOffline('notices'))
    .catch((error: unknown) => console.warn('The notices about the copy must wait:', error));
}
