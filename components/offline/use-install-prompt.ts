import { create } from 'zustand';

/** The browser's offer to install; not standard, hence missing from TypeScript's library. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The browser's offer until it is used, which is possible once and only on a click. */
export const useInstallPrompt = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }));

/** Opens the browser's install dialog. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState();
  useInstallPrompt.setState({ prompt: null });
  await prompt?.prompt().catch(() => undefined); // refused or already used
}
