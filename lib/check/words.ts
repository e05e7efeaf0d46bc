import { nearest } from '../text/nearest';
import type { Language, Values, Words } from './types';

/** Fills `{name}` with the values of a finding. */
export function fill(words: Words | string, values: Values, language: Language): string {
  const text = inLanguage(words, language).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : inLanguage(value, language);
  });
  return text.trim();
}

function inLanguage(words: Words | string, language: Language): string {
  return typeof words === 'string' ? words : words[language];
}

/** "Did you mean …?", or a general advice if nothing is near. */
export function guess(
  near: string | undefined,
  otherwise: Words = {
    fr: 'Corrigez le nom, ou créez ce qui manque.',
    en: 'Correct the name, or create what is missing.',
  },
): Words {
  return near ? { fr: `Vouliez-vous dire ${near} ?`, en: `Did you mean ${near}?` } : otherwise;
}

/** The same for the nearest of several names. */
export function guessAmong(word: string, names: Iterable<string>, otherwise?: Words): Words {
  return guess(nearest(word, names), otherwise);
}

/** Beginning of a text that may be very long. */
export function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
