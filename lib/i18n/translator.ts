import { createTranslator } from 'next-intl';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';
import it from '../../messages/it.json';
import ko from '../../messages/ko.json';
import zhCn from '../../messages/zh-cn.json';
import type { Locale } from '../site/config';

/** Keys are typed by the French catalogue: one that does not exist, or that another language lacks, is a type error. */
export type Messages = typeof fr;

const catalogues: Record<Locale, Messages> = { en, fr, ko, 'zh-cn': zhCn, it };

/** All interface texts of a locale. Every locale has the same keys: the build checks it. */
export function getMessages(locale: Locale): Messages {
  return catalogues[locale];
}

const makeTranslator = (locale: Locale) =>
  createTranslator<Messages>({ locale, messages: getMessages(locale), timeZone: 'UTC' });

const translators: Partial<Record<Locale, ReturnType<typeof makeTranslator>>> = {};

/** `t('doc.edit')` outside of React, for everything that is rendered at build time. One per locale: it caches what it compiles. */
export function getTranslator(locale: Locale) {
  return (translators[locale] ??= makeTranslator(locale));
}

export type Translate = ReturnType<typeof getTranslator>;
