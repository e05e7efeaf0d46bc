import styles from './dialog.module.css';
import { iconElement } from './icon-element';

/** Returns a modal dialog with a title and a close button. A press on the backdrop closes it too. */
export function makeDialog(titleId: string, texts: { title: string; close: string }): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', titleId);
  const title = make('h2', texts.title);
  title.id = titleId;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'bar-button';
  close.setAttribute('aria-label', texts.close);
  close.append(iconElement('close'));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  const head = make('div');
  head.append(title, close);
  dialog.append(head);
  return dialog;
}

/** Returns an element with a text. */
export function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.append(text);
  return element;
}
