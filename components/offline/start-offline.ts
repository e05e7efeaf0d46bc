import { startPart } from '@/lib/browser/load';
import { on, onPressed } from '@/lib/browser/events';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { whenIdle } from '@/lib/browser/when-idle';
import { loadLateTexts } from '../ui/load-texts';
import { installPrompt, scopedKeys, type InstallPrompt } from './scope';

/** Wires what must work from the start: the panel's buttons and the browser's install events. The rest waits until idle. */
export function startOffline(): void {
  onPressed('[data-offline-open]', () => startPart(loadPanel));
  window.addEventListener('appinstalled', () => void writeStored(scopedKeys.appInstalled, 'true'));
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  on('page:shown', offerInstall);
  whenIdle(() => {
    import('./lifecycle')
      .then(({ runOffline }) => runOffline(showNotices))
      .catch((error: unknown) => console.error('registerSW failed', error)); // the page works without offline mode
  });
}

/** The browser may be slow to answer about its workers: the panel shows the answers as they come. */
async function loadPanel(): Promise<void> {
  const { runOffline, checkCopy } = await import('./lifecycle');
  void runOffline(showNotices);
  void checkCopy();
  const [{ openPanel }, { offline }] = await Promise.all([import('./panel'), loadLateTexts()]);
  openPanel(offline);
}

/** Loads the notices into the page; what they show follows the state. */
function showNotices(): void {
  Promise.all([import('./notices'), loadLateTexts()])
    .then(([{ startNotices }, { offline }]) => startNotices(offline, () => startPart(loadPanel)))
    .catch((error: unknown) => console.warn('The notices about the copy must wait:', error));
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
