import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { scopedKey } from '@/lib/offline/scoped-key';
import { toHref } from '@/lib/site/config';
import { useInstallPrompt, type InstallPrompt } from './use-install-prompt';

/** Keeps the browser's offer to install, which may come before the page is idle, for the site's own button. */
export function useKeepInstallPrompt(): void {
  const installedKey = scopedKey(keys.appInstalled, toHref('/', useLocale()));
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
    return () => {
      window.removeEventListener('beforeinstallprompt', keepPrompt);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, [installedKey]);
}
