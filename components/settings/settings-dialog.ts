import { tabKey, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { sharedGroups } from '../tabs/package-managers';
import { make, makeDialog } from '../ui/dialog';
import { loadLateTexts } from '../ui/load-texts';
import { settings } from './settings';

type Texts = Messages['settings'];

const choices = {
  textSize: ['normal', 'large', 'larger'],
  lineWidth: ['normal', 'wide'],
} as const;

let dialog: HTMLDialogElement | undefined;

/** Shows the reader settings in a modal dialog. A choice applies at once. */
export async function openSettings(): Promise<void> {
  const { settings: texts } = await loadLateTexts();
  if (dialog?.open) return;
  dialog?.remove(); // choices may have been made elsewhere since
  dialog = build(texts);
  document.body.append(dialog);
  dialog.showModal();
}

function build(texts: Texts): HTMLDialogElement {
  const element = makeDialog('settings-title', texts);
  for (const name of ['textSize', 'lineWidth'] as const)
    element.append(
      buildChoices(
        texts[name],
        name,
        choices[name].map((value) => [value, texts[value]]),
        (value) => writeStored(settings[name], value === 'normal' ? null : value),
      ),
    );
  for (const [name, group] of [
    ['os', 'os'],
    ['packageManager', 'package-manager'],
  ] as const)
    element.append(
      buildChoices(texts[name], name, Object.entries(sharedGroups[group]), (value) =>
        writeStored(tabKey(group), value),
      ),
    );
  return element;
}

/** Radio buttons for a `data-` attribute of <html>. */
function buildChoices(
  legend: string,
  name: string,
  values: (readonly [string, string])[],
  store: (value: string) => void,
): HTMLElement {
  const { dataset } = document.documentElement;
  const group = make('fieldset');
  group.append(make('legend', legend));
  for (const [value, text] of values) {
    const label = make('label');
    const button = document.createElement('input');
    button.type = 'radio';
    button.name = name;
    button.checked = dataset[name] === value;
    button.addEventListener('change', () => {
      dataset[name] = value; // also where storage is blocked
      store(value);
    });
    label.append(button, text);
    group.append(label);
  }
  return group;
}
