import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/content/git';
import { readText } from '../../lib/content/read-text';
import { localeNames, site } from '../../lib/site/config';
import { linesWithoutCode } from '../../lib/text/without-code';
import { readStamp, sourceFileOf, sourceHashOf, withStamp } from '../../lib/translations/source';
import { stop } from '../terminal';

/** The file that a translation is made from; ends the command if there is none. */
function originalOf(file: string): string {
  const original = sourceFileOf(file);
  const isTranslation = localeNames.some((name) => file.startsWith(`content/${name}/`)) && original !== file;
  const isFile = statSync(original, { throwIfNoEntry: false })?.isFile();
  if (!isTranslation || path.posix.normalize(file) !== file || !isFile)
    stop(`${file} n’est pas la traduction d’une page de content/${site.currentLocale}.`);
  return original;
}

/** Starts a translation with the text of its source, stamped with the hash of that source. */
export function create(file: string): void {
  const text = readText(originalOf(file));
  if (existsSync(file)) stop(`${file} existe déjà.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const stamped = withStamp(file, text, sourceHashOf(text));
  writeFileSync(file, stamped ?? text);
  // Other files are not compared with their source.
  const rest = stamped ? ' npm run translations dit ce qui reste.' : '';
  console.log(`${file} : traduisez-y chaque phrase.${rest}`);
}

/** Shows by section what has changed in the source since it was translated. */
export function showChanges(file: string): void {
  const original = originalOf(file);
  const text = readText(original);
  const before = existsSync(file) ? readStamp(readText(file)) : undefined;
  if (before === sourceHashOf(text)) return showUpToDate(file, original);
  const diff = before ? git('.', 'diff', '--unified=0', before, '--', original) : '';
  const hunks = diff.split(/^@@ /m).slice(1);
  if (hunks.length === 0) stop(`${file} : l’historique n’a pas la version traduite de ${original}.`);
  let section = '';
  for (const hunk of hunks) {
    const line = Number(/\+(\d+)/.exec(hunk)?.[1]);
    const above = linesWithoutCode(text).slice(0, line);
    const heading = above.findLast((one) => /^#+ /.test(one)) ?? original;
    if (heading !== section) console.log(`\n${heading}`);
    section = heading;
    console.log(`${original}:${line}\n${hunk.slice(hunk.indexOf('\n') + 1).trimEnd()}`);
  }
}

/** Notes in a translation that it was made from the current source. */
export function stamp(file: string): void {
  const original = originalOf(file);
  if (!existsSync(file)) {
    const missing = `${file} n’existe pas :`;
    stop(`${missing} npm run translations -- --create ${file}`);
  }
  const stamped = withStamp(file, readText(file), sourceHashOf(readText(original)));
  if (stamped === undefined)
    return stop(`${file} n’a pas d’en-tête entre deux lignes --- où noter sa source.`);
  writeFileSync(file, stamped);
  showUpToDate(file, original);
}

function showUpToDate(file: string, original: string): void {
  console.log(`${file} : à jour avec ${original}`);
}
