/** Builds the site with N more pages and prints time and size: `npm run bench:build -- 100 1000`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syntheticPage } from './bench/synthetic-page';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || !counts.every((count) => Number.isInteger(count) && count >= 0)) {
  console.error('npm run bench:build -- NUMBER_OF_PAGES…');
  process.exit(2);
}

/** A copy of the project, without local files, with N synthetic guides; packages are hard links. */
function prepare(count: number): string {
  const place = path.join('.cache/bench', String(count));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t ${place}`]);
  execFileSync('cp', ['-al', path.resolve('node_modules'), path.join(place, 'node_modules')]);
  for (let from = 0; from < count; from += 50) {
    const folder = path.join(place, `content/fr/v1/guides/essai-${from / 50}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, '_category.json'),
      `{ "label": "Essai", "order": ${100 + from / 50}, "description": "Des pages faites par la machine." }`,
    );
    for (let index = from; index < Math.min(count, from + 50); index++)
      writeFileSync(path.join(folder, `page-${index}.mdx`), syntheticPage(index));
  }
  return place;
}

function folderSize(folder: string): { files: number; megabytes: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .filter((stats) => stats.isFile());
  return { files: files.length, megabytes: files.reduce((total, { size }) => total + size, 0) / 1e6 };
}

/** Seconds that `npm run build` takes. */
function buildSite(place: string): number {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build in ${place} failed.`);
  return (performance.now() - started) / 1000;
}

console.log('synthetic | pages | build s | ms a page | files | out MB | rebuild s');
for (const count of counts) {
  const place = prepare(count);
  const cold = buildSite(place);
  const pages = (JSON.parse(readFileSync(path.join(place, 'out/fr/pages.json'), 'utf8')) as string[]).length;
  const { files, megabytes } = folderSize(path.join(place, 'out'));
  // One edited page, with the caches of the first build.
  if (count > 0)
    writeFileSync(
      path.join(place, 'content/fr/v1/guides/essai-0/page-0.mdx'),
      `${syntheticPage(0)}\n\nUne phrase de plus.\n`,
    );
  const again = buildSite(place);
  const perPage = Math.round((cold * 1000) / pages);
  console.log(
    [count, pages, cold.toFixed(1), perPage, files, megabytes.toFixed(1), again.toFixed(1)].join(' | '),
  );
  rmSync(place, { recursive: true });
}
