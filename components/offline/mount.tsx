import { createRoot } from 'react-dom/client';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { Remount } from '../ui/Remount';
import { offlineState, send } from './machine';
import { Notices } from './Notices';
import styles from './offline.module.css';
import { OfflinePanel } from './OfflinePanel';

/** Resolves to the function that opens the panel. */
let mounted: Promise<() => void> | undefined;

/**
 * Mounts the panel and the notices in a root of their own, on first use. Rejects if their texts cannot be loaded; the next call
 * retries.
 */
export async function mountOffline(part: 'panel' | 'notices'): Promise<void> {
  mounted ??= mount();
  mounted.catch(() => (mounted = undefined));
  const open = await mounted;
  if (part === 'panel') open();
}

async function mount(): Promise<() => void> {
  const { offline: texts } = await loadLateTexts();
  const root = make('div');
  const content = make('section');
  const dialog = makeDialog('offline-title', texts);
  dialog.classList.add(styles.panel ?? '');
  dialog.append(content);
  const place = make('div', '', root, dialog);
  place.dataset.offlineUi = '';
  document.body.append(place);
  const onUncaughtError = (error: unknown): void => {
    console.error(error);
    place.remove();
    mounted = undefined; // React has removed panel and notices; the next call brings them back
  };
  const panel = createRoot(content, { onUncaughtError });
  const open = (): void => {
    if (!dialog.open) dialog.showModal();
    panel.render(
      <Remount>
        <OfflinePanel texts={texts} />
      </Remount>,
    );
  };
  dialog.addEventListener('close', () => {
    if (dialog.open) return; // the event is asynchronous, and the panel has been reopened
    panel.render(null);
    if (offlineState.getState().copy) send('announced', false); // the panel has already shown it
  });
  createRoot(root, { onUncaughtError }).render(
    <Remount>
      <Notices texts={texts} onManage={open} />
    </Remount>,
  );
  return open;
}
