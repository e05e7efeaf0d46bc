/**
 * `npm run translations`: what each locale lacks compared with French (`--locale it`, `--format json`). With files:
 * `--create` begins a translation with the text of its source, `--changes` shows by section what has changed in the source
 * since, `--stamp` notes that the translation is as new as its source.
 */
import { parseArgs } from 'node:util';
import { localeNames, site } from '../lib/site/config';
import { toContentPath } from './check/select-files';
import { stop } from './terminal';
import { create, showChanges, stamp } from './translations/versions';
import { compareLocale, readContentFiles, toRow, toText } from './translations/status';

const usage =
  'npm run translations -- [--locale …] [--format text|json] [--create|--changes|--stamp FICHIER…]';
const actions = { create, changes: showChanges, stamp };

function readArguments() {
  try {
    return parseArgs({
      options: {
        locale: { type: 'string' },
        format: { type: 'string', default: 'text' },
        create: { type: 'boolean' },
        changes: { type: 'boolean' },
        stamp: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    return stop(usage);
  }
}

const { values, positionals } = readArguments();
const { locale, format } = values;
const files = positionals.map((file) => toContentPath(file));
const [action, ...others] = (['create', 'changes', 'stamp'] as const).filter((name) => values[name]);
const isComplete = (action !== undefined) === files.length > 0;
if (!isComplete || others.length > 0 || !['text', 'json'].includes(format)) stop(usage);
if (action) files.forEach(actions[action]);
else showStatus();

function showStatus(): void {
  const others = localeNames.filter((name) => name !== site.currentLocale);
  const wanted = others.filter((name) => locale === undefined || name === locale);
  if (wanted.length === 0) stop(`--locale ${locale} : choisissez parmi ${others.join(', ')}.`);
  const sources = readContentFiles(site.currentLocale);
  const reports = wanted.map((name) => compareLocale(name, sources, readContentFiles(name)));
  if (format === 'json') return console.log(JSON.stringify(reports, null, 2));
  console.log(`${reports.map(toText).join('\n\n')}\n`);
  console.table(Object.fromEntries(reports.map((report) => [report.locale, toRow(report)])));
}
