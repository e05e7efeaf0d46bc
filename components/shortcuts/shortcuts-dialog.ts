import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { shortcutGroups, type Shortcut } from './shortcut-list';

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
  const element = makeDialog('shortcuts-title', texts);
  for (const { name, shortcuts } of shortcutGroups) {
    const list = make('dl', '', ...shortcuts.map((shortcut) => toRow(shortcut, texts)));
    element.append(make('h3', '', texts[name]), list);
  }
  element.append(buildSwitch(texts));
  return element;
}

function toRow({ name, keys: alternatives }: Shortcut, texts: Texts): HTMLElement {
  const how = make('dd');
  alternatives.forEach((combination, index) => {
    if (index > 0) how.append(` ${texts.or} `);
    how.append(...combination.map((key) => make('kbd', '', key in texts ? texts[key as keyof Texts] : key)));
  });
  return make('div', '', make('dt', '', texts[name]), how);
}

function buildSwitch(texts: Texts): HTMLElement {
  const box = make('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => writeStored(keys.shortcutsOff, box.checked ? null : 'true'));
  return make('label', '', box, ` ${texts.oneKey}`);
}
