import styles from './dialog.module.css';
import { iconButton, make } from './elements';

/** Returns a modal dialog with a title and a close button. A press on the backdrop closes it too. */
export function makeDialog(titleId: string, texts: { title: string; close: string }): HTMLDialogElement {
  const title = make('h2', '', texts.title);
  title.id = titleId;
  const close = iconButton('close', texts.close, () => dialog.close());
  const dialog = make('dialog', styles.dialog, make('div', '', title, close));
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
