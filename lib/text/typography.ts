import type { Locale } from '../site/config';
import { toFrenchTypography } from './french-spaces';

/** The typography of a text's language: no-break spaces and curved apostrophes in French, the text as it is elsewhere. */
export function toTypography(text: string, language: Locale): string {
  return language === 'fr' ? toFrenchTypography(text) : text;
}
