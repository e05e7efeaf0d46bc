import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/content/git';
import { localeNames, site, type Locale } from '../../lib/site/config';
import { sourceHashOf } from '../../lib/translations/source-changes';
import { sourceFileOf } from '../../lib/translations/text-notice';
import { stop } from '../terminal';

/** The file that a translation is made from; ends the command where there is none. */
export function originalOf(file: string): string {
  const original = sourceFileOf(file);
  const locale = file.split('/')[1] as Locale;
  if (
    original === file ||
    !localeNames.includes(locale) ||
    path.posix.normalize(file) !== file ||
    !existsSync(original)
  )
    stop(
      `${file} n’est pas la traduction d’une page de content/${site.currentLocale}.`,
      `${file} is not the translation of a page of content/${site.currentLocale}.`,
    );
  return original;
}

/** A version of a source file; undefined if neither the file nor the history has it. */
export function textOf(file: string, hash: string): string | undefined {
  const now = readFileSync(file, 'utf8');
  return sourceHashOf(now) === hash
    ? now
    : /^[\da-f]{12}$/.test(hash)
      ? git('.', 'cat-file', 'blob', hash) || undefined
      : undefined;
}
