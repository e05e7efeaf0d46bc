import { getMessages } from '../../i18n/translator';
import type { Locale } from '../../site/config';
import { actionCategory, actionNames } from '../actions';
import type { SearchRecord } from '../types';

/** Returns the records of the site's actions. Only the embedded index has them: they lead to no page. */
export function actionRecords(locale: Locale): SearchRecord[] {
  const texts = getMessages(locale).actions;
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return actionNames.map((name) => ({
    objectID: `action:${name}`,
    url: `action:${name}`,
    url_without_anchor: `action:${name}`,
    anchor: null,
    type: 'lvl1',
    lang: locale,
    hierarchy: { lvl0: actionCategory, lvl1: texts[name].title, ...none },
    content: texts[name].text,
    code: '',
    keys: [],
    phrases: texts[name].words.split(', '),
    weight: { pageRank: 100, level: 100, position: 0 },
  }));
}
