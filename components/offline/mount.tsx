import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { Remount } from '../ui/Remount';
import { Notices } from './Notices';
import styles from './offline.module.css';
import { OfflinePanel } from './OfflinePanel';

const usePanel = create<{ open: boolean }>()(() => ({ open: false }));

/** Comes to what opens the panel. */
let mounted: Promise<() => void> | undefined;

/**
 * Mounts the panel and the notices in a root of their own, on first use. Rejects if their texts cannot be loaded; the next call
 * tries again.
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
  const open = (): void => {
    if (!dialog.open) dialog.showModal();
    usePanel.setState({ open: true });
  };
  // The event comes late: the panel may be open again.
  dialog.addEventListener('close', () => usePanel.setState({ open: dialog.open }));
  const Offline = () => (
    <>
      <Notices texts={texts} onManage={open} />
      {usePanel((state) => state.open) ? createPortal(<OfflinePanel texts={texts} />, content) : null}
    </>
  );
  const onUncaughtError = (error: unknown): void => {
    console.error(error);
    place.remove();
    mounted = undefined; // React has removed panel and notices; the next call brings them back
    usePanel.setState({ open: false });
  };
  createRoot(root, { onUncaughtError }).render(
    <Remount>
      <Offline />
    </Remount>,
  );
  return open;
}
