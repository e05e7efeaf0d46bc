/**
 * Moves a page, a folder or a heading: `npm run rename -- [--dry-run] <from> <to>`. Writes only into a tree without
 * uncommitted changes, so that git can undo it.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  addMoves,
  findMoveFault,
  pageOf,
  readAddress,
  rewriteLinks,
  type Move,
} from '../lib/authoring/rename-page';
import { readPublished } from '../lib/check/rules/published';
import { listContentFiles, routeOfFile } from '../lib/content/files';
import { readText } from '../lib/content/read-text';
import { moves } from '../lib/redirects/rules';
import { localeNames, site } from '../lib/site/config';
import { isInside } from '../lib/site/is-inside';
import { nearest, suggest } from '../lib/text/nearest';
import {
  listTranslatedFiles,
  readStamp,
  sourceFileOf,
  sourceHashOf,
  withStamp,
} from '../lib/translations/source';
import { refuseChanges, stop } from './terminal';
import { listIds } from './translations/list-ids';

const movesFile = 'lib/redirects/moves.json';
const menusFile = 'lib/navigation/menus.ts';
const locale = site.currentLocale;
const usage = `npm run rename -- [--dry-run] <ancienne adresse> <nouvelle adresse>`;

/** A file or folder to move; without target, to remove. */
type FileMove = { source: string; target?: string };

function readArguments() {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return stop(usage);
  }
}

const { values, positionals } = readArguments();
const [from = '', to = ''] = positionals.map(readAddress);
const files = listContentFiles(locale);
const routes = new Set(files.map(routeOfFile));
const fault = from && to && positionals.length === 2 ? findMoveFault({ from, to }, routes) : usage;
if (fault) {
  const folder = `content/${locale}${from}`;
  if (from !== '' && !routes.has(from) && existsSync(folder))
    stop(`Le dossier ${folder} n’a pas de page d’accueil (index.mdx) : déplacez ses pages une à une.`);
  const near = routes.has(pageOf(from)) ? undefined : nearest(pageOf(from), routes);
  stop(near ? `${fault} ${suggest(near)}` : fault);
}
const lostAnchor = findLostAnchor();
if (lostAnchor) stop(lostAnchor);
const file = files.find((one) => routeOfFile(one) === from);
const isFolder = file?.endsWith('/index.mdx') ?? false;
if (isFolder && to.includes('#'))
  stop('Un dossier ne peut pas devenir une section : déplacez ses pages une à une.');
const below = [...routes].filter((route) => isInside(route, from));
const moved: Move[] = (isFolder ? below : [from]).map((route) => ({
  from: route,
  to: to + route.slice(from.length),
}));
const fileMoves = file ? localeNames.flatMap((name) => moveFile(file, name)) : [];
const texts = rewriteAllLinks();
if (!values['dry-run']) refuseChanges('content', 'lib');

for (const { source, target } of fileMoves) console.log(`${source} → ${target ?? 'supprimé'}`);
for (const name of texts.keys()) console.log(`Liens récrits : ${name}`);
for (const move of moved) console.log(`Redirection : ${move.from} → ${move.to}`);
if (values['dry-run']) {
  console.log('Rien n’a été écrit (--dry-run).');
} else {
  write();
  console.log('À faire : npm run check -- --fix, qui note la nouvelle adresse.');
  console.log(`Pour annuler : git restore content lib && git clean -fd content`);
  const folder = path.posix.dirname(`content/${locale}${to}`);
  if (to.startsWith('/v1/') && !existsSync(`${folder}/_category.json`))
    console.log(`Il manque ${folder}/_category.json : npm run check le dira.`);
}

/** Why a heading is not one: the new one is on its page, the former one was published or is still on its page. */
function findLostAnchor(): string | undefined {
  const published = readPublished('.', locale);
  const idsOf = (route: string): string[] => {
    const page = files.find((one) => routeOfFile(one) === route);
    return page ? listIds(readText(page)) : [];
  };
  for (const [address, known] of [
    [from, [...idsOf(pageOf(from)), ...(published[pageOf(from)] ?? [])]],
    [to, idsOf(pageOf(to))],
  ] as const) {
    const [route, id] = address.split('#');
    if (id === undefined || known.includes(id)) continue;
    const near = nearest(id, known);
    return `La page ${route} n’a pas d’ancre « #${id} ». ${near ? suggest(`#${near}`) : ''}`.trim();
  }
  return undefined;
}

/** The page, or its folder, in a language that has it. */
function moveFile(page: string, name: string): FileMove[] {
  const translated = `content/${name}/${page.split('/').slice(2).join('/')}`;
  const source = isFolder ? path.posix.dirname(translated) : translated;
  if (!existsSync(source)) return [];
  if (to.includes('#')) return [{ source }];
  const target = `content/${name}${to}${isFolder ? '' : '.mdx'}`;
  if (existsSync(target)) stop(`${target} existe déjà.`);
  return [{ source, target }];
}

/** Content and menus with rewritten links, by file. */
function rewriteAllLinks(): Map<string, string> {
  const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ya?ml|json)$/.test(name) && !name.endsWith('published.json'))
    .map((name) => path.join('content', name));
  return new Map(
    [...content, menusFile].flatMap((name): [string, string][] => {
      const text = readFileSync(name, 'utf8');
      const rewritten = rewriteLinks(text, moved);
      return text === rewritten ? [] : [[name, rewritten]];
    }),
  );
}

function write(): void {
  const upToDate = localeNames
    .filter((name) => name !== locale)
    .flatMap(listTranslatedFiles)
    .filter((translation) => readStamp(readFileSync(translation, 'utf8')) === sourceHash(translation));
  for (const [name, text] of texts) writeFileSync(name, text);
  writeFileSync(movesFile, `${JSON.stringify(addMoves(moves, moved), null, 2)}\n`);
  for (const { source, target } of fileMoves) {
    if (target) {
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(source, target);
    } else rmSync(source);
  }
  // A rewritten link changes the hash of the source, but does not make a translation stale.
  for (const before of upToDate) {
    const move = fileMoves.find(({ source }) => isInside(before, source));
    const after = move?.target ? move.target + before.slice(move.source.length) : before;
    const hash = existsSync(after) ? sourceHash(after) : undefined;
    const stamped = hash && withStamp(after, readText(after), hash);
    if (stamped) writeFileSync(after, stamped);
  }
}

function sourceHash(translation: string): string | undefined {
  const source = sourceFileOf(translation);
  return existsSync(source) ? sourceHashOf(readText(source)) : undefined;
}
