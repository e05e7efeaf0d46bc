import { createRoot } from 'react-dom/client';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { Remount } from '../ui/Remount';
import { offlineState, send } from './machine';
import styles from './offline.module.css';
import { OfflinePanel } from './OfflinePanel';
import type { Texts } from './texts';

let open: (() => void) | undefined;

/** Opens the dialog about the copy. */
export function openPanel(texts: Texts): void {
  open ??= mount(texts);
  open();
}

function mount(texts: Texts): () => void {
  const content = make('section');
  const dialog = makeDialog('offline-title', texts);
  dialog.classList.add(styles.panel ?? '');
  dialog.append(content);
  document.body.append(dialog);
  const root = createRoot(content, {
    onUncaughtError: (error) => {
      console.error(error);
      dialog.remove();
      open = undefined; // the next call mounts it anew
    },
  });
  dialog.addEventListener('close', () => {
    if (dialog.open) return; // the event is asynchronous, and the panel has been reopened
    root.render(null);
    if (offlineState.getState().copy) send('announced', false); // the panel has already shown it
  });
  return () => {
    if (!dialog.open) dialog.showModal();
    root.render(
      <Remount>
        <OfflinePanel texts={texts} />
      </Remount>,
    );
  };
}
