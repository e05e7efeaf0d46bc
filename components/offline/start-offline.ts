import { whenIdle } from '@/lib/browser/when-idle';
import { writeStored } from '@/lib/browser/storage';
import { startPart } from '@/lib/browser/load';
import { keepInstallPrompt } from './install-prompt';
import { scopedKeys } from './scope';

/** The little that must be there at once: the button of the panel, the browser's events, and the wait for a quiet moment. */
export function startOffline(): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-offline-open]'))
      void startPart(async () => (await import('./offline-life')).openPanel());
  };
  const onInstalled = (): void => void writeStored(scopedKeys.appInstalled, 'true');
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('appinstalled', onInstalled, { signal });
  window.addEventListener('beforeinstallprompt', keepInstallPrompt, { signal });
  const cancel = whenIdle(() => void begin());
  return () => {
    listening.abort();
    cancel();
  };
}

/** Offline reading is an extra: if its code cannot be had, the page goes on without. */
async function begin(): Promise<void> {
  try {
    await (await import('./offline-life')).runOffline();
  } catch (error) {
    console.error('registerSW failed', error);
  }
}
