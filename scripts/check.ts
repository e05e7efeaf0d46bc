/** `npm run check [-- FILE…]`: checks the content. `--fix`, `--quick`, `--links`, `--strict`, `--watch`, `--format json|github`. */
import './environment';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { afterChanges } from '../lib/authoring/after-changes';
import { localeNames } from '../lib/site/config';
import { checkImportedFiles } from './check/imported-files';
import { checkedFolders, selectFiles } from './check/select-files';
import { checkEnvironment } from './terminal';

const usage =
  'npm run check -- [FICHIER…] [--fix] [--quick] [--links] [--strict] [--watch] [--format text|json|github]';

/** Ends the command, which has checked nothing. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        fix: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        links: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
      },
      allowPositionals: true,
    });
    const { files, faults } = selectFiles(positionals);
    if (faults.length > 0) refuse(faults.join('\n'));
    if (!['text', 'json', 'github'].includes(values.format)) refuse(usage);
    return { ...values, ...(files.length > 0 ? { files } : {}) };
  } catch {
    return refuse(usage);
  }
}

/** Print only the message of an internal error: stack traces of some bundled packages contain all of their code. */
function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
process.on('uncaughtException', stop).on('unhandledRejection', stop);

checkEnvironment();
const { strict, watch, format, ...options } = readOptions();
checkImportedFiles();
// Not before: these modules cannot load while one of their files of data is broken.
const { countFaults, toGitHub, toJson } = await import('../lib/check/report');
const { runCheck, toTerminal, withoutNewAnchors } = await import('./check/run');

/** Checks and prints; returns the exit code. */
async function check(): Promise<number> {
  const started = performance.now();
  if (watch) console.log('Vérification…'); // the editor waits for it (.vscode/tasks.json)
  const { faults, pages, fixed } = await runCheck({
    ...options,
    // A build checks its own locales, the whole check all of them.
    ...(options.quick ? {} : { translations: localeNames }),
  });
  const counted = withoutNewAnchors(faults);
  const shown = options.quick && format === 'text' ? counted : faults;
  if (format === 'json') process.stdout.write(`${toJson(shown)}\n`);
  else if (format === 'github') process.stdout.write(`${toGitHub(shown)}\n`);
  else {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(toTerminal(shown));
    console.log(
      `${fixed > 0 ? `Corrections écrites : ${fixed}. ` : ''}Pages : ${pages}, en ${seconds.replace('.', ',')} s`,
    );
  }
  const { errors, warnings } = countFaults(counted);
  return errors > 0 || (strict && warnings > 0) ? 1 : 0;
}

let running = Promise.resolve(0);
const checkAgain = (): void => {
  running = running.then(check);
  // A file may vanish between listing and reading: the next save checks again.
  if (watch) running = running.catch((error: unknown) => (console.error(error), 2));
};
// Do not miss a save during the first check.
if (watch) await once(afterChanges(checkedFolders, 100, checkAgain), 'ready');
checkAgain();
process.exitCode = await running;
