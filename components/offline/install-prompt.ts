import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '@/lib/browser/storage';
import { scopedKeys } from './scope';

/** The browser's offer to install; not in TypeScript's library, since it is not a standard. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The offer, until it is used. It can only be used once, and only from a click. */
export const installPrompt = createStore<{ prompt: InstallPrompt | null }>()(() => ({ prompt: null }));

/** Keeps the offer for our own button. An app that was installed and is offered again has been removed by the reader. */
export function keepInstallPrompt(event: Event): void {
  if (!('prompt' in event)) return;
  event.preventDefault();
  installPrompt.setState({ prompt: event as InstallPrompt });
  if (readStored(scopedKeys.appInstalled) === 'true') writeStored(scopedKeys.appInstalled, null);
}

/** Shows the browser's own dialog. */
export async function install(): Promise<void> {
  const { prompt } = installPrompt.getState();
  installPrompt.setState({ prompt: null });
  await prompt?.prompt().catch(() => undefined); // refused or already used: the offer is simply gone
}
