import { createRoot } from 'react-dom/client';
import { CrashView } from './CrashView';
import { crashTextsOf } from './crash-texts';

/** Puts the crash page in the place of a page that could not be shown; the bar and the footer stay. `retry` shows it again. */
export function showCrash(reason: unknown, retry: () => void): void {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const host = document.createElement('div');
  document.getElementById('page')?.replaceChildren(host);
  createRoot(host).render(
    <CrashView error={error} reset={retry} {...crashTextsOf(document.documentElement.lang)} />,
  );
}
