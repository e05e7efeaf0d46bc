/** Checks all content: `npm run check`, `npm run check -- --fix`, `--quick`, `--strict`, `--format json|github`. */
import './build/production';
import { parseArgs } from 'node:util';
import { countFaults, createPaint, languageOf, toGitHub, toJson, toText } from '../lib/check/report';
import { localeNames, site } from '../lib/site/config';

const usage = 'npm run check -- [--fix] [--quick] [--strict] [--format text|json|github]';
const language = languageOf(process.env);
const started = performance.now();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        fix: { type: 'boolean' },
        quick: { type: 'boolean' },
        strict: { type: 'boolean' },
        format: { type: 'string', default: 'text' },
      },
    });
    if (['text', 'json', 'github'].includes(values.format)) return values;
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
  }
  console.error(usage);
  process.exit(2);
}

const { fix = false, quick = false, strict = false, format } = readOptions();
// A build is stopped by the languages it is made of; the whole check looks at all.
const languages = quick ? site.builtLocales : localeNames;
// A fault of this program itself: its message only. One of the packages would print all of its code otherwise.
process.on('uncaughtException', stop).on('unhandledRejection', stop);

function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

// After that, because it reads files of the site: a text of the interface that is no JSON stops it here.
const { runCheck } = await import('./check/run');
const { faults, pages, fixed } = await runCheck({
  root: process.cwd(),
  locale: site.currentLocale,
  translations: languages.filter((locale) => locale !== site.currentLocale),
  quick,
  fix,
});
const shown = quick && format === 'text' ? faults.filter(({ rule }) => rule !== 'new-anchors') : faults;
const colours = process.env.NO_COLOR ? false : process.env.FORCE_COLOR ? true : process.stdout.isTTY;

if (format === 'json') process.stdout.write(`${toJson(shown, language)}\n`);
else if (format === 'github') process.stdout.write(`${toGitHub(shown, language)}\n`);
else {
  console.log(toText(shown, language, createPaint(colours)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (fixed > 0)
    console.log(
      language === 'fr'
        ? `${fixed} ${fixed > 1 ? 'corrections écrites' : 'correction écrite'}.`
        : `${fixed} ${fixed > 1 ? 'corrections' : 'correction'} written.`,
    );
  console.log(
    language === 'fr' ? `${pages} pages en ${seconds.replace('.', ',')} s` : `${pages} pages in ${seconds} s`,
  );
}

// The list of published addresses may lag behind the content until the next publication: a remark only, even when strict.
const { errors, warnings } = countFaults(shown.filter(({ rule }) => rule !== 'new-anchors'));
process.exitCode = errors > 0 || (strict && warnings > 0) ? 1 : 0;
