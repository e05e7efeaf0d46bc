import { writeStored } from '@/lib/browser/storage';
import { keepInstallPrompt } from './install-prompt';
import { scopedKeys } from './scope';

/** The little that must be there at once: the button of the panel, the browser's events, and the wait for a quiet moment. */
export function startOffline(): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-offline-open]'))
      void load().then((life) => life?.openPanel());
  };
  const onInstalled = (): void => void writeStored(scopedKeys.appInstalled, 'true');
  document.addEventListener('click', onClick);
  window.addEventListener('appinstalled', onInstalled);
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  const cancel = whenQuiet(() => void load().then((life) => life?.runOffline()));
  return () => {
    cancel();
    document.removeEventListener('click', onClick);
    window.removeEventListener('appinstalled', onInstalled);
    window.removeEventListener('beforeinstallprompt', keepInstallPrompt);
  };
}

/** Offline reading is an extra: if its code cannot be had, the page goes on without. */
function load() {
  return import('./offline-life').catch((error: unknown) => console.error('registerSW failed', error));
}

/** Calls back once the document is loaded and the browser has nothing better to do. */
function whenQuiet(action: () => void): () => void {
  let stopped = false;
  const onLoad = (): void => {
    const run = (): void => {
      if (!stopped) action();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(run, 500);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    stopped = true;
    window.removeEventListener('load', onLoad);
  };
}
