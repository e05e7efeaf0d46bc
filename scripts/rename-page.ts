/**
 * Moves a page, a folder or a heading: `npm run rename -- [--dry-run] <from> <to>`. Writes only into a tree without
 * uncommitted changes, so that git can undo it.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addMoves, findMoveFault, pageOf, rewriteLinks, type Move } from '../lib/authoring/rename-page';
import { guess } from '../lib/check/words';
import { listContentFiles, routeOfFile } from '../lib/content/files';
import { git } from '../lib/content/git';
import { moves } from '../lib/redirects/rules';
import { localeNames, site } from '../lib/site/config';
import { nearest } from '../lib/text/nearest';
import { sourceHashOf } from '../lib/translations/source-changes';
import { readStamp, withStamp } from '../lib/translations/stamp';
import { sourceFileOf } from '../lib/translations/text-notice';
import { language, print, say, stop } from './terminal';

const movesFile = 'lib/redirects/moves.json';
const menusFile = 'lib/site/menus.ts';
const locale = site.currentLocale;
const usage = `npm run rename -- [--dry-run] ${say('<ancienne adresse> <nouvelle adresse>', '<from> <to>')}`;

/** Moves, and files or folders to move; without target, to remove. */
type Plan = { moved: Move[]; files: { source: string; target?: string }[] };

/** What the command line asks for. */
function plan(): Plan & { dryRun: boolean } {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [from = '', to = ''] = positionals.map((route) =>
    route.replace(/^\/fr(?=\/)/, '').replace(/(?<=.)\/$/, ''),
  );
  const files = listContentFiles(locale);
  const routes = new Set(files.map(routeOfFile));
  const fault = from && to ? findMoveFault({ from, to }, routes)?.[language] : usage;
  if (fault) {
    const near = routes.has(pageOf(from)) ? undefined : nearest(pageOf(from), routes);
    stop(near ? `${fault} ${guess(near)[language]}` : fault);
  }
  const dryRun = values['dry-run'];
  if (from.includes('#')) return { moved: [{ from, to }], files: [], dryRun };
  const file = files.find((one) => routeOfFile(one) === from) ?? '';
  const wholeFolder = file.endsWith('/index.mdx');
  if (wholeFolder && to.includes('#'))
    stop(
      'Un dossier ne peut pas devenir une section : déplacez ses pages une à une.',
      'A folder cannot become a section: move its pages one by one.',
    );
  const moved = wholeFolder
    ? [...routes]
        .filter((route) => `${route}/`.startsWith(`${from}/`))
        .map((route) => ({ from: route, to: to + route.slice(from.length) }))
    : [{ from, to }];
  return { moved, files: filesOf(file, to, wholeFolder), dryRun };
}

/** The page, or its folder, in each language that has it. */
function filesOf(file: string, to: string, wholeFolder: boolean): Plan['files'] {
  return localeNames.flatMap((name) => {
    const place = `content/${name}/${file.split('/').slice(2).join('/')}`;
    const source = wholeFolder ? path.posix.dirname(place) : place;
    const target = `content/${name}${to}${wholeFolder ? '' : '.mdx'}`;
    if (!existsSync(source)) return [];
    if (to.includes('#')) return [{ source }];
    if (existsSync(target)) stop(`${target} existe déjà.`, `${target} exists already.`);
    return [{ source, target }];
  });
}

/** Content and menus with rewritten links, by file. */
function rewriteAllLinks(moved: Move[]): Map<string, string> {
  const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ya?ml|json)$/.test(name) && !name.endsWith('published.json'))
    .map((name) => path.join('content', name));
  const texts = [...content, menusFile].map((file) => {
    const text = readFileSync(file, 'utf8');
    return [file, text, rewriteLinks(text, moved)] as const;
  });
  return new Map(texts.flatMap(([file, text, rewritten]) => (text === rewritten ? [] : [[file, rewritten]])));
}

/** Translations that name their source as it is now, by their file. */
function listFreshTranslations(): string[] {
  const all = localeNames.filter((name) => name !== locale).flatMap((name) => listContentFiles(name));
  return all.filter((file) => readStamp(readFileSync(file, 'utf8')) === sourceHash(file));
}

function sourceHash(file: string): string | undefined {
  const source = sourceFileOf(file);
  return existsSync(source) ? sourceHashOf(readFileSync(source)) : undefined;
}

function write({ moved, files }: Plan, texts: Map<string, string>): void {
  const fresh = listFreshTranslations();
  for (const [file, text] of texts) writeFileSync(file, text);
  writeFileSync(movesFile, `${JSON.stringify(addMoves(moves, moved), null, 2)}\n`);
  for (const { source, target } of files) {
    if (!target) {
      rmSync(source);
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(source, target);
  }
  // A rewritten link changes the source, but no translation is older for it.
  for (const before of fresh) {
    const place = files.find(({ source }) => before === source || before.startsWith(`${source}/`));
    const after = place?.target ? place.target + before.slice(place.source.length) : before;
    const hash = existsSync(after) ? sourceHash(after) : undefined;
    if (hash) writeFileSync(after, withStamp(readFileSync(after, 'utf8'), hash));
  }
}

const { dryRun, ...planned } = plan();
if (!dryRun && git('.', 'status', '--porcelain', 'content', 'lib') !== '')
  stop(
    'content/ ou lib/ contient des changements non enregistrés : validez-les d’abord (git commit), pour pouvoir annuler.',
    'content/ or lib/ has uncommitted changes: commit them first, so that you can undo.',
  );
const texts = rewriteAllLinks(planned.moved);
for (const { source, target } of planned.files)
  console.log(`${source} → ${target ?? say('supprimé', 'deleted')}`);
for (const file of texts.keys()) console.log(`${say('Liens récrits :', 'Rewritten links:')} ${file}`);
for (const { from, to } of planned.moved) console.log(`${say('Redirection :', 'Redirect:')} ${from} → ${to}`);
if (dryRun) {
  print('Rien n’a été écrit (--dry-run).', 'Nothing was written (--dry-run).');
} else {
  write(planned, texts);
  print(
    'À faire : npm run check -- --fix, qui note la nouvelle adresse.',
    'To do: npm run check -- --fix, which lists the new address.',
  );
  console.log(`${say('Pour annuler :', 'To undo:')} git restore content lib && git clean -fd content`);
  const [{ to } = { to: '' }] = planned.moved;
  const folder = path.posix.dirname(`content/${locale}${to}`);
  if (to.startsWith('/v1/') && !existsSync(`${folder}/_category.json`))
    print(
      `Il manque ${folder}/_category.json : npm run check le dira.`,
      `${folder}/_category.json is missing: npm run check will say so.`,
    );
}
