import { keys, tabKey, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { sharedGroups } from '@/lib/mdx/tab-groups';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';

type Texts = Messages['settings'];

let dialog: HTMLDialogElement | undefined;

/** Shows the reader settings in a modal dialog. A choice applies at once. */
export async function openSettings(): Promise<void> {
  const { settings: texts } = await loadLateTexts();
  if (dialog?.open) return;
  dialog?.remove(); // choices may have been changed elsewhere
  dialog = build(texts);
  document.body.append(dialog);
  dialog.showModal();
}

function build(texts: Texts): HTMLDialogElement {
  const element = makeDialog('settings-title', texts);
  const named = (...values: ('normal' | 'large' | 'larger' | 'wide')[]) =>
    values.map((value) => [value, texts[value]] as const);
  const rows = [
    ['textSize', keys.textSize, named('normal', 'large', 'larger')],
    ['lineWidth', keys.lineWidth, named('normal', 'wide')],
    ['os', tabKey('os'), Object.entries(sharedGroups.os)],
    ['packageManager', tabKey('package-manager'), Object.entries(sharedGroups['package-manager'])],
  ] as const;
  for (const [name, key, values] of rows) element.append(buildChoices(texts[name], name, key, values));
  return element;
}

/** Radio buttons for a `data-` attribute of <html>, whose value is stored under a key. */
function buildChoices(
  legend: string,
  name: string,
  key: string,
  values: readonly (readonly [string, string])[],
): HTMLElement {
  const { dataset } = document.documentElement;
  const group = make('fieldset', '', make('legend', '', legend));
  for (const [value, text] of values) {
    const button = Object.assign(make('input'), { type: 'radio', name, checked: dataset[name] === value });
    button.addEventListener('change', () => {
      dataset[name] = value; // also where storage is blocked
      writeStored(key, value === 'normal' ? null : value);
    });
    group.append(make('label', '', button, text));
  }
  return group;
}
