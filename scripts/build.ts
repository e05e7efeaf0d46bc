/**
 * `npm run build`: the framework compiles the code while the content is checked and parsed here; it writes the pages once
 * no fault was found, while here is made what needs the content alone; then the export is finished.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

// Before React is loaded: its development half takes a third longer, and gives the same markup.
Object.assign(process.env, { NODE_ENV: 'production' });
const { createPaint, toText } = await import('../lib/check/report/formats');
const { countFaults, languageOf } = await import('../lib/check/report/summary');
const { site } = await import('../lib/site/config');
const { listEnvironmentFaults } = await import('../lib/site/environment');
const { listLocaleFaults } = await import('./check/locale-faults');
const { unchangedDocsVariable } = await import('../lib/docs/docs-to-write');
const { KeptDocs } = await import('./build/kept-docs');

const started = performance.now();
const since = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

class BuildFault extends Error {}

/** Prints every fault of the content; throws when one would break the site. */
async function checkContent(): Promise<void> {
  const { runCheck } = await import('./check/run');
  const { faults, pages } = await runCheck({
    root: process.cwd(),
    locale: site.currentLocale,
    translations: site.builtLocales.filter((locale) => locale !== site.currentLocale),
    quick: true,
    fix: false,
  });
  // The list of published addresses may lag behind the content until the next publication.
  const shown = faults.filter(({ rule }) => rule !== 'new-anchors');
  const colours = process.env.NO_COLOR ? false : process.env.FORCE_COLOR ? true : process.stdout.isTTY;
  const text = toText(shown, languageOf(process.env), createPaint(colours));
  if (countFaults(shown).errors > 0) throw new BuildFault(text);
  console.log(`Content of ${pages} pages read in ${since(started)}. ${text}`);
}

/** The framework's build. It writes no page before the list of unchanged ones is there (lib/docs/docs-to-write). */
function startFramework(unchangedDocs: string): { child: ChildProcess; done: Promise<void> } {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A build tells nobody of itself, and does not wait for an answer.
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, [unchangedDocsVariable]: unchangedDocs },
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildFault(`next build ended with ${code ?? 'a signal'}`)),
    );
  });
  done.catch(() => {}); // it may end before it is waited for
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return { child, done };
}

/**
 * Takes what an earlier build has left out of the framework's way, which would delete it file by file before it goes on;
 * it is deleted meanwhile.
 */
async function clearAway(folder: string): Promise<void> {
  const place = path.join('.cache/old', `${process.pid}-${folder.replace(/\W/g, '-')}`);
  try {
    mkdirSync('.cache/old', { recursive: true });
    renameSync(folder, place);
  } catch {
    return; // there is none, or it is on another disk
  }
  await rm(place, { recursive: true, force: true });
}

async function build(): Promise<void> {
  const faults = [...listEnvironmentFaults(process.env), ...listLocaleFaults()];
  if (faults.length > 0) throw new BuildFault(faults.join('\n'));
  const cleared = [clearAway('.next/server')];
  const kept = new KeptDocs();
  const framework = startFramework(kept.list);
  try {
    await Promise.race([checkContent(), framework.done.then(() => Promise.reject(new BuildFault('')))]);
    cleared.push(clearAway(site.exportFolder));
    kept.compare();
    const { prepare, postbuild } = await import('./postbuild/steps');
    await Promise.all([prepare(), framework.done]);
    const exported = performance.now();
    const unchanged = kept.complete();
    if (unchanged > 0) console.log(`${unchanged} documentation pages are as they were.`);
    const report = await postbuild(site.exportFolder);
    await Promise.all(cleared);
    await rm('.cache/old', { recursive: true, force: true }); // also what builds that were stopped left there
    console.log(`After the export: ${report.join(', ')} (${since(exported)})`);
    console.log(`${site.exportFolder}/ is ready after ${since(started)}`);
  } finally {
    framework.child.kill('SIGTERM');
  }
}

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
