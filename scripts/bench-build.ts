/** Builds the site with N more pages and prints time, memory and size: `npm run bench:build -- --pages 100,1000`. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { syntheticPage } from './bench/synthetic-page';

const usage = 'npm run bench:build -- [--pages 100,1000,5000] [--keep]';

function readOptions(): { counts: number[]; keep: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        pages: { type: 'string', default: '100,1000,5000' },
        keep: { type: 'boolean', default: false },
      },
    });
    const counts = values.pages.split(',').map(Number);
    if (counts.every((count) => Number.isInteger(count) && count >= 0)) return { counts, keep: values.keep };
    console.error('--pages takes whole numbers, separated by commas');
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
  }
  console.error(usage);
  process.exit(2);
}

const { counts, keep } = readOptions();

const parts = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'scripts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const places = path.resolve('.cache/bench');
let running: ChildProcess | undefined;

/** Nothing stays behind, however the measure ends. */
function tidy(): void {
  if (running?.pid) stopTree(running.pid);
  if (!keep) rmSync(places, { recursive: true, force: true });
}
process.on('exit', tidy);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => process.exit(code));

/** Ends a process with all that it started: the child leads a group of its own. */
function stopTree(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** A copy of the project with N synthetic guides; packages are hard links. */
function prepare(count: number): string {
  const place = path.join(places, String(count));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const part of parts) if (existsSync(part)) cpSync(part, path.join(place, part), { recursive: true });
  execFileSync('cp', ['-al', path.resolve('node_modules'), path.join(place, 'node_modules')]);
  for (let from = 0; from < count; from += 50) {
    const folder = path.join(place, `content/fr/v1/guides/essai-${from / 50}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, '_category.json'),
      JSON.stringify({
        label: `Essai ${from / 50}`,
        order: 100 + from / 50,
        description: 'Des pages faites par la machine.',
      }),
    );
    for (let index = from; index < Math.min(count, from + 50); index++)
      writeFileSync(path.join(folder, `page-${index}.mdx`), syntheticPage(index));
  }
  return place;
}

/** Wall and processor seconds, peak of resident memory. The two times tell a slow build from a busy machine. */
type Measure = { seconds: number; processor: number; megabytes: number };

/** Runs a command and watches the memory of its whole tree of processes. */
async function measure(place: string, args: string[]): Promise<Measure> {
  const started = performance.now();
  const before = processorOfChildren();
  const child = spawn(process.execPath, args, {
    cwd: place,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    detached: true,
  });
  running = child;
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors = `${errors}${text.toString()}`.slice(-4000)));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid ?? 0))), 250);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  running = undefined;
  if (code !== 0) throw new Error(`${args.join(' ')} failed in ${place}\n${errors}`);
  return {
    seconds: (performance.now() - started) / 1000,
    processor: processorOfChildren() - before,
    megabytes: Math.round(peak / 1024),
  };
}

/** Processor seconds of all ended children, theirs included; 0 where /proc does not exist. */
function processorOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Resident memory of a process and its descendants in kB; 0 where /proc does not exist. */
function treeMemory(root: number): number {
  if (!existsSync('/proc')) return 0;
  const children = new Map<number, number[]>();
  const memory = new Map<number, number>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      memory.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // It ended between the two readings.
    }
  }
  const sum = (pid: number): number =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function folderSize(folder: string): { files: number; megabytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return {
    files: files.length,
    megabytes:
      files.reduce((total, entry) => total + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6,
  };
}

/** What `npm run build` does. */
const buildSite = (place: string): Promise<Measure> =>
  measure(place, ['--import', 'tsx', 'scripts/build.ts']);

console.log(
  'synthetic | pages | build s | processor s | ms a page | peak MB | files | out MB | rebuild s | processor s',
);
for (const count of counts) {
  const place = prepare(count);
  const cold = await buildSite(place);
  const pages = (JSON.parse(readFileSync(path.join(place, 'out/fr/pages.json'), 'utf8')) as string[]).length;
  const { files, megabytes } = folderSize(path.join(place, 'out'));
  // One edited page, with the caches of the first build.
  if (count > 0)
    writeFileSync(
      path.join(place, 'content/fr/v1/guides/essai-0/page-0.mdx'),
      `${syntheticPage(0)}\n\nUne phrase de plus.\n`,
    );
  const again = await buildSite(place);
  console.log(
    [
      count,
      pages,
      cold.seconds.toFixed(1),
      cold.processor.toFixed(1),
      Math.round((cold.seconds * 1000) / pages),
      cold.megabytes,
      files,
      megabytes.toFixed(1),
      again.seconds.toFixed(1),
      again.processor.toFixed(1),
    ].join(' | '),
  );
  if (!keep) rmSync(place, { recursive: true, force: true });
}
