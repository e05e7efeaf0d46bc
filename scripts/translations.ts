/**
 * What each locale lacks beside French: `npm run translations`, `npm run translations -- --locale it --format json`.
 * `-- --create FILE` begins a translation with the text of its source, `-- --changes FILE` shows what has changed in the source
 * since, by section, and `-- --stamp FILE` notes that a translation is as new as its source. `-- --export-xliff FILE…` and
 * `-- --import-xliff it.xlf` are for translation tools.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findSourceChange, sourceHashOf } from '../lib/translations/source-changes';
import { readStamp, withStamp } from '../lib/translations/stamp';
import { listContentFiles, routeOfFile } from '../lib/content/files';
import { git } from '../lib/content/git';
import { splitIds } from '../lib/mdx/headings';
import { localeNames, site, type Locale } from '../lib/site/config';
import {
  compareLocales,
  type ComparedFile,
  type StalePage,
  type TranslationReport,
} from '../lib/translations/compare';
import { print, say, stop } from './terminal';
import { exportXliff, importXliff } from './translations/exchange';
import { originalOf } from './translations/sources';

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
const source = site.currentLocale;
const wanted = localeNames.filter(
  (locale) => locale !== source && (values.locale === undefined || values.locale === locale),
);
if (wanted.length === 0) {
  const others = localeNames.filter((locale) => locale !== source).join(', ');
  stop(
    `--locale ${values.locale} : choisissez parmi ${others}.`,
    `--locale ${values.locale}: choose from ${others}.`,
  );
}

const actions = { create, changes: showChanges, stamp, 'import-xliff': importXliff } as const;
const action = (Object.keys(actions) as (keyof typeof actions)[]).find((name) => values[name]);
if (action) positionals.forEach(actions[action]);
if (values['export-xliff']) exportXliff(positionals);
if (action || values['export-xliff']) process.exit(0);

/** Begins a translation: front matter, anchors and code stay as they are, and each sentence waits in its place. */
function create(file: string): void {
  const original = originalOf(file);
  if (existsSync(file)) stop(`${file} existe déjà.`, `${file} exists already.`);
  const text = readFileSync(original, 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, withStamp(text, sourceHashOf(text)));
  print(
    `${file} : traduisez-y chaque phrase. npm run translations dit ce qui reste.`,
    `${file}: translate each sentence there. npm run translations says what is left.`,
  );
}

/** Prints what has changed in the source since a translation was made, by section. */
function showChanges(file: string): void {
  const original = originalOf(file);
  const now = readFileSync(original, 'utf8');
  const before = existsSync(file) ? readStamp(readFileSync(file, 'utf8')) : undefined;
  if (before === sourceHashOf(now)) return console.log(upToDate(file, original));
  const hunks = before
    ? git('.', 'diff', '--unified=0', before, sourceHashOf(now)).split(/^@@ /m).slice(1)
    : [];
  if (hunks.length === 0)
    stop(
      `${file} : l’historique n’a pas la version traduite de ${original}.`,
      `${file}: the history does not have the translated version of ${original}.`,
    );
  let section = '';
  for (const hunk of hunks) {
    const line = Number(/\+(\d+)/.exec(hunk)?.[1]);
    const heading = now
      .split('\n')
      .slice(0, line)
      .findLast((text) => /^#+ /.test(text));
    if (heading !== section) console.log(`\n${heading ?? original}`);
    section = heading ?? '';
    console.log(`${original}:${line}\n${hunk.slice(hunk.indexOf('\n') + 1).trimEnd()}`);
  }
}

function upToDate(file: string, original: string): string {
  return say(`${file} : à jour avec ${original}`, `${file}: up to date with ${original}`);
}

/** Notes in a translation which text it was made from: the source as it is now. */
function stamp(file: string): void {
  const original = originalOf(file);
  if (!existsSync(file))
    stop(
      `${say(`${file} n’existe pas :`, `${file} does not exist:`)} npm run translations -- --create ${file}`,
    );
  const hash = sourceHashOf(readFileSync(original));
  writeFileSync(file, withStamp(readFileSync(file, 'utf8'), hash));
  console.log(upToDate(file, original));
}

function readLocale(locale: Locale): ComparedFile[] {
  return listContentFiles(locale).map((file) => {
    const text = readFileSync(file, 'utf8');
    const ids = text.split('\n').flatMap((line) => splitIds(line).ids);
    const [hash, sourceHash] = [sourceHashOf(text), readStamp(text) ?? ''];
    return { route: routeOfFile(file), file, text, ids, hash, sourceHash };
  });
}

/** How much of the source changed since it was translated: `+12 −3 lignes, 2026-01-31`. */
function changesOf({ source: file, since }: StalePage): string {
  if (since === '') return say('sans sourceHash : --stamp le note', 'without sourceHash: --stamp writes it');
  const { date, added, removed } = findSourceChange(file, since) ?? {};
  return added === undefined
    ? say('une autre version de la source', 'another version of the source')
    : `+${added} −${removed} ${say('lignes', 'lines')}, ${date}`;
}

/** A row of the table of languages. */
function statusOf(report: TranslationReport): Record<string, unknown> {
  return {
    Pages: `${report.total - report.missing.length}/${report.total}`,
    [say('Vieillies', 'Stale')]: report.stale.length,
    [say('Non traduits', 'Untranslated')]: report.untranslated.length,
    [say('Ancres mortes', 'Dead anchors')]: report.deadAnchors.length,
  };
}

function toText(report: TranslationReport): string {
  const list = (title: string, lines: string[]): string[] =>
    lines.length === 0
      ? []
      : [
          `  ${title}${say(' :', ':')} ${lines.length}`,
          ...lines.slice(0, 40).map((line) => `    ${line}`),
          ...(lines.length > 40
            ? [
                `    … ${say(`et ${lines.length - 40} autres :`, `and ${lines.length - 40} more:`)} --format json`,
              ]
            : []),
        ];
  const done = report.total - report.missing.length;
  return [
    say(
      `${report.locale} : ${done} pages sur ${report.total}`,
      `${report.locale}: ${done} of ${report.total} pages`,
    ),
    ...list(
      say('Vieillies', 'Stale'),
      report.stale.map((page) => `${page.file}  (${changesOf(page)})`),
    ),
    ...list(
      say('Passages non traduits', 'Untranslated passages'),
      report.untranslated.map(({ file, line, text }) => `${file}:${line}  ${text}`),
    ),
    ...list(
      say('Ancres mortes', 'Dead anchors'),
      report.deadAnchors.map(({ file, id }) => `${file}  #${id}`),
    ),
    ...list(say('Sans source', 'Without source'), report.orphans),
    ...(done === 0 ? [] : list(say('Manquantes', 'Missing'), report.missing)),
  ].join('\n');
}

const originals = readLocale(source);
const reports = wanted.map((locale) => compareLocales(originals, readLocale(locale), locale));
if (values.format === 'json') console.log(JSON.stringify(reports, null, 2));
else {
  console.log(`${reports.map(toText).join('\n\n')}\n`);
  console.table(Object.fromEntries(reports.map((report) => [report.locale, statusOf(report)])));
}
