/** Builds the site with N more pages and prints time, memory and size: `npm run bench:build -- --pages 100,1000`. */
import { execFileSync, spawn } from 'node:child_process';
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

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100,1000,5000' }, keep: { type: 'boolean', default: false } },
});
const counts = values.pages.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count >= 0)) {
  console.error('--pages 100,1000,5000: whole numbers, separated by commas');
  process.exit(1);
}

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

/** A copy of the project with N synthetic guides; packages are hard links. */
function prepare(count: number): string {
  const place = path.resolve('.cache/bench', String(count));
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

type Measure = { seconds: number; megabytes: number };

/** Runs a command and watches the memory of its whole tree of processes. */
async function measure(place: string, args: string[]): Promise<Measure> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid ?? 0))), 250);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} failed in ${place}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: Math.round(peak / 1024) };
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

console.log('synthetic | pages | build s | after s | ms a page | peak MB | files | out MB | rebuild s');
for (const count of counts) {
  const place = prepare(count);
  const next = ['node_modules/next/dist/bin/next', 'build'];
  const after = ['node_modules/tsx/dist/cli.mjs', 'scripts/postbuild.ts'];
  const build = await measure(place, next);
  const post = await measure(place, after);
  const pages = (JSON.parse(readFileSync(path.join(place, 'out/fr/pages.json'), 'utf8')) as string[]).length;
  const { files, megabytes } = folderSize(path.join(place, 'out'));
  // One edited page, with the caches of the first build.
  if (count > 0)
    writeFileSync(
      path.join(place, 'content/fr/v1/guides/essai-0/page-0.mdx'),
      `${syntheticPage(0)}\n\nUne phrase de plus.\n`,
    );
  const again = await measure(place, next);
  const againPost = await measure(place, after);
  const total = build.seconds + post.seconds;
  console.log(
    [
      count,
      pages,
      build.seconds.toFixed(1),
      post.seconds.toFixed(1),
      Math.round((total * 1000) / pages),
      Math.max(build.megabytes, post.megabytes),
      files,
      megabytes.toFixed(1),
      (again.seconds + againPost.seconds).toFixed(1),
    ].join(' | '),
  );
  if (!values.keep) rmSync(place, { recursive: true, force: true });
}
