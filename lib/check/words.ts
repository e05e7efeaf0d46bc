import { nearest } from '../text/nearest';
import type { Language, Values, Words } from './types';

/** Replaces `{name}` by the values of a finding, and adds a missing full stop to a value at the end of a sentence. */
export function fill(words: Words | string, values: Values, language: Language): string {
  const template = inLanguage(words, language);
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string, index: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    const filled = inLanguage(value, language);
    const ends = /^(?:$|\s\p{Lu})/u.test(template.slice(index + whole.length));
    return ends && !/[.?!…]\s*$/.test(filled) ? `${filled}.` : filled;
  });
  return text.trim();
}

function inLanguage(words: Words | string | number, language: Language): string {
  return typeof words === 'object' ? words[language] : String(words);
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

/** Cuts a long text. */
export function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Language of the shell: French if `LC_ALL`, `LC_MESSAGES` or `LANG` says so, otherwise English. */
export function languageOf(env: Record<string, string | undefined>): Language {
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
