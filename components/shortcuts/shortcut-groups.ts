import type { Messages } from '@/lib/i18n/translator';

type Name = keyof Messages['shortcuts'];

/** Keys that are pressed together: names of messages, or characters. */
export type Keys = readonly string[];

type Shortcut = {
  /** What the shortcut does. */
  does: Name;
  ways: Keys[];
};

type Group = { name: Name; shortcuts: Shortcut[] };

/** All shortcuts of the site, by where they work. */
export const shortcutGroups: Group[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { does: 'search', ways: [['ctrl', 'K'], ['s'], ['/']] },
      { does: 'help', ways: [['?']] },
      { does: 'skip', ways: [['tab']] },
      { does: 'closeAnything', ways: [['escape']] },
    ],
  },
  {
    name: 'onPages',
    shortcuts: [
      { does: 'nextPage', ways: [['j']] },
      { does: 'previousPage', ways: [['k']] },
      { does: 'contents', ways: [['t']] },
      { does: 'filter', ways: [['f']] },
      { does: 'copyAddress', ways: [['y']] },
      { does: 'nextMatch', ways: [['n']] },
      { does: 'previousMatch', ways: [['shift', 'n']] },
    ],
  },
  {
    name: 'inMenus',
    shortcuts: [
      { does: 'moveInMenu', ways: [['↑'], ['↓']] },
      { does: 'moveInTabs', ways: [['←'], ['→']] },
      { does: 'chooseTab', ways: [['enter'], ['space']] },
    ],
  },
  {
    name: 'inSearch',
    shortcuts: [
      { does: 'moveInResults', ways: [['↑'], ['↓']] },
      { does: 'openResult', ways: [['enter']] },
      { does: 'openInNewTab', ways: [['ctrl', 'enter']] },
    ],
  },
];
