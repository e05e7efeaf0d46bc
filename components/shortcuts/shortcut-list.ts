import type { Messages } from '@/lib/i18n/translator';

/** Names and keys are message keys of the `shortcuts` group; keys without a message are shown as they are. */
export type Shortcut = {
  name: keyof Messages['shortcuts'];
  /** Ways to do it; each is the keys pressed together. */ keys: string[][];
};

export const shortcutGroups: { name: Shortcut['name']; shortcuts: Shortcut[] }[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { name: 'search', keys: [['ctrl', 'K'], ['s'], ['/']] },
      { name: 'help', keys: [['?']] },
      { name: 'skip', keys: [['tab']] },
      { name: 'closeAnything', keys: [['escape']] },
    ],
  },
  {
    name: 'onPages',
    shortcuts: [
      { name: 'nextPage', keys: [['j']] },
      { name: 'previousPage', keys: [['k']] },
      { name: 'contents', keys: [['t']] },
      { name: 'filter', keys: [['f']] },
      { name: 'copyAddress', keys: [['y']] },
      { name: 'nextMatch', keys: [['n']] },
      { name: 'previousMatch', keys: [['shift', 'n']] },
    ],
  },
  {
    name: 'inMenus',
    shortcuts: [
      { name: 'moveInMenu', keys: [['↑'], ['↓']] },
      { name: 'moveInTabs', keys: [['←'], ['→']] },
      { name: 'chooseTab', keys: [['enter'], ['space']] },
    ],
  },
  {
    name: 'inSearch',
    shortcuts: [
      { name: 'moveInResults', keys: [['↑'], ['↓']] },
      { name: 'openResult', keys: [['enter']] },
      { name: 'openInNewTab', keys: [['ctrl', 'enter']] },
    ],
  },
];
