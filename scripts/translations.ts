/**
 * `npm run translations`: what each locale lacks compared with French (`--locale it`, `--format json`). With files:
 * `--create` begins a translation with the text of its source, `--changes` shows by section what has changed in the source
 * since, `--stamp` notes that the translation is as new as its source; `--export-xliff` and `--import-xliff` are for
 * translation tools.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { git } from '../lib/content/git';
import { localeNames, site } from '../lib/site/config';
import { readStamp, sourceHashOf, withStamp } from '../lib/translations/source';
import { print, say, stop } from './terminal';
import { exportXliff, importXliff, originalOf } from './translations/exchange';
import { compareLocale, readLocale, toRow, toText } from './translations/status';

function readArguments() {
  try {
    return parseArgs({
      options: {
        locale: { type: 'string' },
        format: { type: 'string', default: 'text' },
        create: { type: 'boolean' },
        changes: { type: 'boolean' },
        stamp: { type: 'boolean' },
        'export-xliff': { type: 'boolean' },
        'import-xliff': { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    return stop(
      `npm run translations -- [--locale …] [--format text|json] [--create|--changes|--stamp|--export-xliff|--import-xliff ${say('FICHIER', 'FILE')}…]`,
    );
  }
}

const { values, positionals } = readArguments();
const { locale, format } = values;
if (values['export-xliff']) exportXliff(positionals);
else if (values['import-xliff']) positionals.forEach(importXliff);
else if (values.create) positionals.forEach(create);
else if (values.changes) positionals.forEach(showChanges);
else if (values.stamp) positionals.forEach(stamp);
else showStatus();

/** Begins a translation: front matter, anchors and code stay unchanged, and the sentences wait to be translated. */
function create(file: string): void {
  const text = readFileSync(originalOf(file), 'utf8');
  if (existsSync(file)) stop(`${file} existe déjà.`, `${file} exists already.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, withStamp(text, sourceHashOf(text)));
  print(
    `${file} : traduisez-y chaque phrase. npm run translations dit ce qui reste.`,
    `${file}: translate each sentence there. npm run translations says what is left.`,
  );
}

function showChanges(file: string): void {
  const original = originalOf(file);
  const text = readFileSync(original, 'utf8');
  const now = sourceHashOf(text);
  const before = existsSync(file) ? readStamp(readFileSync(file, 'utf8')) : undefined;
  if (before === now) return showUpToDate(file, original);
  const diff = before ? git('.', 'diff', '--unified=0', before, now) : '';
  const hunks = diff.split(/^@@ /m).slice(1);
  if (hunks.length === 0)
    stop(
      `${file} : l’historique n’a pas la version traduite de ${original}.`,
      `${file}: the history does not have the translated version of ${original}.`,
    );
  let section = '';
  for (const hunk of hunks) {
    const line = Number(/\+(\d+)/.exec(hunk)?.[1]);
    const above = text.split('\n').slice(0, line);
    const heading = above.findLast((one) => /^#+ /.test(one)) ?? original;
    if (heading !== section) console.log(`\n${heading}`);
    section = heading;
    console.log(`${original}:${line}\n${hunk.slice(hunk.indexOf('\n') + 1).trimEnd()}`);
  }
}

/** Notes in a translation that it was made from the current source. */
function stamp(file: string): void {
  const original = originalOf(file);
  if (!existsSync(file)) {
    const missing = say(`${file} n’existe pas :`, `${file} does not exist:`);
    stop(`${missing} npm run translations -- --create ${file}`);
  }
  writeFileSync(file, withStamp(readFileSync(file, 'utf8'), sourceHashOf(readFileSync(original))));
  showUpToDate(file, original);
}

function showUpToDate(file: string, original: string): void {
  print(`${file} : à jour avec ${original}`, `${file}: up to date with ${original}`);
}

function showStatus(): void {
  const others = localeNames.filter((name) => name !== site.currentLocale);
  const wanted = others.filter((name) => locale === undefined || name === locale);
  if (wanted.length === 0)
    stop(
      `--locale ${locale} : choisissez parmi ${others.join(', ')}.`,
      `--locale ${locale}: choose from ${others.join(', ')}.`,
    );
  const sources = readLocale(site.currentLocale);
  const reports = wanted.map((name) => compareLocale(name, sources, readLocale(name)));
  if (format === 'json') return console.log(JSON.stringify(reports, null, 2));
  console.log(`${reports.map(toText).join('\n\n')}\n`);
  console.table(Object.fromEntries(reports.map((report) => [report.locale, toRow(report)])));
}
