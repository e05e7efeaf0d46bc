import { useLocale } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { whenIdle } from '@/lib/browser/when-idle';
import { scopedKey } from '@/lib/offline/scoped-key';
import { toHref } from '@/lib/site/config';
import { useInstallPrompt, type InstallPrompt } from './use-install-prompt';
import { showNotices } from './use-notices-shown';

type Lifecycle = typeof import('./lifecycle');

/** Starts reading offline when the browser is idle, and keeps the browser's offer to install for the site's own button. */
export function useOfflineStart(): void {
  const installedKey = scopedKey(keys.appInstalled, toHref('/', useLocale()));
  const pathname = usePathname();
  const lifecycle = useRef<Lifecycle>(undefined);
  useEffect(() => {
    const keepPrompt = (event: Event): void => {
      if (!('prompt' in event)) return;
      event.preventDefault();
      useInstallPrompt.setState({ prompt: event as InstallPrompt });
      // An app that is offered again has been uninstalled.
      if (readStored(installedKey) === 'true') writeStored(installedKey, null);
    };
    const onInstalled = (): void => void writeStored(installedKey, 'true');
    window.addEventListener('beforeinstallprompt', keepPrompt);
    window.addEventListener('appinstalled', onInstalled);
    const stop = whenIdle(() => {
      import('./lifecycle')
        .then((loaded) => {
          lifecycle.current = loaded;
          return loaded.runOffline();
        })
        .catch((error: unknown) => console.error('registerSW failed', error)); // the page works without offline mode
    });
    return () => {
      stop();
      window.removeEventListener('beforeinstallprompt', keepPrompt);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, [installedKey]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    lifecycle.current?.checkForUpdate();
    // The offer to install waits for the second page, so that it does not disturb a quick look-up.
    if (useInstallPrompt.getState().prompt && readStored(keys.installHintClosed) !== 'true') showNotices();
  }, [pathname]);
}
