import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { makeDialog } from '../ui/dialog';
import { make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';

type Texts = Messages['shortcuts'];
type Name = keyof Texts;

/**
 * What each shortcut does, by group, as message keys, and the ways to do it; each is the keys pressed together. Keys without a message
 * are shown as they are.
 */
const groups: [group: Name, ...shortcuts: [name: Name, ...ways: string[][]][]][] = [
  [
    'everywhere',
    ['search', ['ctrl', 'K'], ['s'], ['/']],
    ['help', ['?']],
    ['skip', ['tab']],
    ['closeAnything', ['escape']],
  ],
  [
    'onPages',
    ['nextPage', ['j']],
    ['previousPage', ['k']],
    ['contents', ['t']],
    ['filter', ['f']],
    ['copyAddress', ['y']],
    ['nextMatch', ['n']],
    ['previousMatch', ['shift', 'n']],
  ],
  [
    'inMenus',
    ['moveInMenu', ['↑'], ['↓']],
    ['moveInTabs', ['←'], ['→']],
    ['chooseTab', ['enter'], ['space']],
  ],
  [
    'inSearch',
    ['moveInResults', ['↑'], ['↓']],
    ['openResult', ['enter']],
    ['openInNewTab', ['ctrl', 'enter']],
  ],
];

let dialog: HTMLDialogElement | undefined;

/** Shows the list of shortcuts in a modal dialog, with the switch for those of one key (WCAG 2.1.4). */
export async function openShortcuts(): Promise<void> {
  const { shortcuts: texts } = await loadLateTexts();
  if (dialog?.open) return;
  dialog?.remove(); // another tab may have changed the switch
  dialog = makeDialog('shortcuts-title', texts);
  for (const [group, ...shortcuts] of groups) {
    const rows = shortcuts.map(([name, ...ways]) =>
      make('div', '', make('dt', '', texts[name]), showWays(ways, texts)),
    );
    dialog.append(make('h3', '', texts[group]), make('dl', '', ...rows));
  }
  dialog.append(makeSwitch(texts));
  document.body.append(dialog);
  dialog.showModal();
}

function showWays(ways: string[][], texts: Texts): HTMLElement {
  const element = make('dd');
  ways.forEach((pressed, index) => {
    if (index > 0) element.append(` ${texts.or} `);
    for (const key of pressed) element.append(make('kbd', '', key in texts ? texts[key as Name] : key));
  });
  return element;
}

function makeSwitch(texts: Texts): HTMLElement {
  const box = Object.assign(make('input'), {
    type: 'checkbox',
    checked: readStored(keys.shortcutsOff) === null,
  });
  box.addEventListener('change', () => writeStored(keys.shortcutsOff, box.checked ? null : 'true'));
  return make('label', '', box, ` ${texts.oneKey}`);
}
