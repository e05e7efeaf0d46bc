import { NextIntlClientProvider, type Messages } from 'next-intl';
import { createRoot } from 'react-dom/client';
import { Dialogs } from '@/components/layout/Dialogs';
import { useMarkReady } from '@/components/layout/use-mark-ready';
import { CopyNote } from '@/components/offline/CopyNote';
import { OfflineNotices } from '@/components/offline/OfflineNotices';
import { OpenOfflineButton } from '@/components/offline/OpenOfflineButton';
import { useKeepInstallPrompt } from '@/components/offline/use-keep-install-prompt';
import { useOfflineStart } from '@/components/offline/use-offline-start';
import { startRouter } from './router';

declare const MESSAGES: Messages;

/** The parts of the site that offline reading needs, and nothing else. */
function Page() {
  useKeepInstallPrompt();
  useOfflineStart();
  useMarkReady();
  return (
    <>
      <CopyNote />
      <OpenOfflineButton className="button" />
      <Dialogs />
      <OfflineNotices />
    </>
  );
}

document.documentElement.dataset.script = process.env.SITE_BUILD ?? '';
startRouter();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <NextIntlClientProvider locale="fr" messages={MESSAGES}>
      <Page />
    </NextIntlClientProvider>,
  );
