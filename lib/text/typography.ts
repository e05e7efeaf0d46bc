import { toFrenchTypography } from './french-spaces';

/** The typography of a text's language (`fr`): no-break spaces and curved apostrophes in French, the text as it is elsewhere. */
export function toTypography(text: string, language: string): string {
  return language === 'fr' ? toFrenchTypography(text) : text;
}
