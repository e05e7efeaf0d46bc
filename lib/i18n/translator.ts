import { createTranslator } from 'next-intl';
import fr from '../../messages/fr.json';
import en from '../../messages/en.json';
import type { Locale } from '../site/config';

export type Messages = typeof fr;

/** Messages of a locale; locales without a catalogue of their own read the English one. */
export function getMessages(locale: Locale): Messages {
  return locale === 'fr' ? fr : en;
}

/** `t('doc.edit')` outside of React, for everything that is rendered once at build time. */
export function getTranslator(locale: Locale) {
  return createTranslator<Messages>({ locale, messages: getMessages(locale), timeZone: 'UTC' });
}

export type Translate = ReturnType<typeof getTranslator>;
