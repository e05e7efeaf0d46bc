import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keys, readStored } from '@/lib/browser/storage';
import { checkForUpdate, runOffline } from './lifecycle';
import { useInstallPrompt } from './use-install-prompt';
import { showNotices } from './use-notices-shown';

/** Starts reading offline; each further page checks for an update. */
export function useOfflineStart(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => void runOffline(), []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    checkForUpdate();
    // The offer to install waits for the second page, so that it does not disturb a quick look-up.
    if (useInstallPrompt.getState().prompt && readStored(keys.installHintClosed) !== 'true') showNotices();
  }, [pathname]);
}
