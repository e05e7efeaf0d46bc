import { toFrenchTypography } from './french-spaces';

/** Applies French typography to French texts; other languages are unchanged. */
export function toTypography(text: string, language: string): string {
  return language === 'fr' ? toFrenchTypography(text) : text;
}
