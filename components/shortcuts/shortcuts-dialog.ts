import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { iconElement } from '../ui/icon-element';
import { loadLateTexts } from '../ui/load-texts';
import { shortcutGroups, type Shortcut } from './shortcut-list';
import styles from './shortcuts.module.css';

type Texts = Messages['shortcuts'];

let dialog: HTMLDialogElement | undefined;

/** Shows the list of shortcuts in a modal dialog, with the switch for those of one key (WCAG 2.1.4). */
export async function openShortcuts(): Promise<void> {
  dialog ??= build((await loadLateTexts()).shortcuts);
  const box = dialog.querySelector('input');
  if (box) box.checked = readStored(keys.shortcutsOff) === null;
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
}

function build(texts: Texts): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = styles.dialog ?? '';
  const title = make('h2', texts.title);
  title.id = 'shortcuts-title';
  element.setAttribute('aria-labelledby', title.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'bar-button';
  close.setAttribute('aria-label', texts.close);
  close.append(iconElement('close'));
  close.addEventListener('click', () => element.close());
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  const head = make('div');
  head.append(title, close);
  element.append(head);
  for (const { name, shortcuts } of shortcutGroups) {
    const list = make('dl');
    list.append(...shortcuts.map((shortcut) => toRow(shortcut, texts)));
    element.append(make('h3', texts[name]), list);
  }
  element.append(buildSwitch(texts));
  return element;
}

function toRow({ name, keys: alternatives }: Shortcut, texts: Texts): HTMLElement {
  const row = make('div');
  const how = make('dd');
  alternatives.forEach((combination, index) => {
    if (index > 0) how.append(` ${texts.or} `);
    how.append(...combination.map((key) => make('kbd', key in texts ? texts[key as keyof Texts] : key)));
  });
  row.append(make('dt', texts[name]), how);
  return row;
}

function buildSwitch(texts: Texts): HTMLElement {
  const label = make('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => writeStored(keys.shortcutsOff, box.checked ? null : 'true'));
  label.append(box, ` ${texts.oneKey}`);
  return label;
}

function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.append(text);
  return element;
}
