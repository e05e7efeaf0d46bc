/** Names and keys are message keys of the `shortcuts` group; keys without a message are shown as they are. */
export type Shortcut = {
  name: ShortcutName;
  /** Ways to do it; each is the keys pressed together. */ keys: string[][];
};

type ShortcutName =
  | 'search'
  | 'help'
  | 'skip'
  | 'moveInMenu'
  | 'moveInTabs'
  | 'chooseTab'
  | 'moveInResults'
  | 'openResult'
  | 'openInNewTab'
  | 'closeAnything';

export const shortcutGroups: { name: 'everywhere' | 'inMenus' | 'inSearch'; shortcuts: Shortcut[] }[] = [
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
