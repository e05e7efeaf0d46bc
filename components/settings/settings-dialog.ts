import { writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { make, makeDialog } from '../ui/dialog';
import { loadLateTexts } from '../ui/load-texts';
import { settings, type Setting } from './settings';

type Texts = Messages['settings'];

const choices = {
  textSize: ['normal', 'large', 'larger'],
  lineWidth: ['normal', 'wide'],
} as const;

let dialog: HTMLDialogElement | undefined;

/** Shows the reader settings in a modal dialog. A choice applies at once. */
export async function openSettings(): Promise<void> {
  dialog ??= build((await loadLateTexts()).settings);
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
}

function build(texts: Texts): HTMLDialogElement {
  const element = makeDialog('settings-title', texts);
  for (const name of ['textSize', 'lineWidth'] as const) {
    const group = make('fieldset');
    group.append(make('legend', texts[name]));
    for (const value of choices[name]) group.append(buildChoice(name, value, texts[value]));
    element.append(group);
  }
  return element;
}

function buildChoice(name: Setting, value: string, text: string): HTMLElement {
  const label = make('label');
  const button = document.createElement('input');
  button.type = 'radio';
  button.name = name;
  button.checked = document.documentElement.dataset[name] === value;
  button.addEventListener('change', () => {
    document.documentElement.dataset[name] = value; // also where storage is blocked
    writeStored(settings[name], value === 'normal' ? null : value);
  });
  label.append(button, text);
  return label;
}
