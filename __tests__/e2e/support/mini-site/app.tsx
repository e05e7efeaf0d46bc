import { NextIntlClientProvider, type Messages } from 'next-intl';
import { createRoot } from 'react-dom/client';
import { MarkReady } from '@/components/layout/MarkReady';
import { CopyNote } from '@/components/offline/CopyNote';
import { OfflineParts } from '@/components/offline/OfflineParts';
import { OfflineStart } from '@/components/offline/OfflineStart';
import { OpenOfflineButton } from '@/components/offline/OpenOfflineButton';
import { startRouter } from './router';

declare const MESSAGES: Messages;

/** The parts of the site that offline reading needs, and nothing else. */
function App() {
  return (
    <NextIntlClientProvider locale="fr" messages={MESSAGES}>
      <CopyNote />
      <OpenOfflineButton className="button" />
      <OfflineStart />
      <OfflineParts />
      <MarkReady />
    </NextIntlClientProvider>
  );
}

document.documentElement.dataset.script = process.env.SITE_BUILD ?? '';
startRouter();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
