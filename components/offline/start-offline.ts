import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { whenIdle } from '@/lib/browser/when-idle';
import { startPart } from '@/lib/browser/load';
import { installPrompt, scopedKeys, showNotices, type InstallPrompt } from './scope';

/** Wires what must work from the start: the panel's buttons and the browser's install events. The rest waits until idle. */
export function startOffline(): void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-offline-open]'))
      void startPart(async () => (await import('./lifecycle')).openPanel());
  };
  document.addEventListener('click', onClick);
  window.addEventListener('appinstalled', () => void writeStored(scopedKeys.appInstalled, 'true'));
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  document.addEventListener('page:shown', offerInstall);
  whenIdle(() => {
    import('./lifecycle')
      .then(({ runOffline }) => runOffline())
      .catch((error: unknown) => console.error('registerSW failed', error)); // the page works without
  });
}

/** The offer to install waits for the second page, so that it does not disturb a quick look-up. */
function offerInstall(): void {
  if (installPrompt.getState().prompt && readStored(keys.installHintClosed) !== 'true') showNotices();
}

/** Keeps the offer for our own button. An app that is offered again has been uninstalled. */
function keepInstallPrompt(event: Event): void {
  if (!('prompt' in event)) return;
  event.preventDefault();
  installPrompt.setState({ prompt: event as InstallPrompt });
  if (readStored(scopedKeys.appInstalled) === 'true') writeStored(scopedKeys.appInstalled, null);
}
