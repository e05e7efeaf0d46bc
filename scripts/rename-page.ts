/** Moves a page or a folder: `npm run rename -- /v1/guides/features/menu /v1/guides/features/menus`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addRedirect, findMoveFault, rewriteLinks, type Move } from '../lib/authoring/rename-page';
import { listContentFiles, routeOfFile } from '../lib/content/files';
import { localeNames, site } from '../lib/site/config';
import { nearest } from '../lib/text/nearest';
import { sourceHashOf } from '../lib/translations/source-changes';
import { readStamp, withStamp } from '../lib/translations/stamp';
import { sourceFileOf } from '../lib/translations/text-notice';

const rulesFile = 'lib/redirects/rules.ts';
const locale = site.currentLocale;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The move the command asks for, and the file it begins with. */
function readMove(): { move: Move; file: string } {
  const [from = '', to = ''] = process.argv
    .slice(2)
    .map((route) => route.replace(/^\/fr(?=\/)/, '').replace(/(?<=.)\/$/, ''));
  const files = listContentFiles(locale);
  const routes = new Set(files.map(routeOfFile));
  const fault =
    from && to
      ? findMoveFault({ from, to }, routes)
      : 'npm run rename -- <ancienne adresse> <nouvelle adresse>';
  if (fault) {
    const guess = routes.has(from) ? undefined : nearest(from, routes);
    stop(guess ? `${fault} Vouliez-vous dire ${guess} ?` : fault);
  }
  return { move: { from, to }, file: files.find((candidate) => routeOfFile(candidate) === from) ?? '' };
}

/** Moves the page of each language; answers with `old → new` lines. */
function moveFiles({ to }: Move, file: string, wholeFolder: boolean): string[] {
  const moves = localeNames.map((name) => {
    const place = `content/${name}/${file.split('/').slice(2).join('/')}`;
    return {
      source: wholeFolder ? path.posix.dirname(place) : place,
      target: `content/${name}${to}${wholeFolder ? '' : '.mdx'}`,
    };
  });
  for (const { source, target } of moves)
    if (existsSync(source) && existsSync(target)) stop(`${target} existe déjà.`);
  return moves
    .filter(({ source }) => existsSync(source))
    .map(({ source, target }) => {
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(source, target);
      return `${source} → ${target}`;
    });
}

/** Rewrites the links in all content and the menus; answers how many content files changed. */
function rewriteAllLinks(move: Move, wholeFolder: boolean): number {
  const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ya?ml|json)$/.test(name) && !name.endsWith('published.json'))
    .map((name) => path.join('content', name));
  const changed = [...content, 'lib/site/menus.ts'].filter((file) => {
    const text = readFileSync(file, 'utf8');
    const rewritten = rewriteLinks(text, move, wholeFolder);
    if (rewritten !== text) writeFileSync(file, rewritten);
    return rewritten !== text;
  });
  return changed.filter((file) => file.startsWith('content')).length;
}

/** Translations that name their source as it is now, by their file. */
function listFreshTranslations(): Set<string> {
  const all = localeNames.filter((name) => name !== locale).flatMap((name) => listContentFiles(name));
  return new Set(all.filter((file) => readStamp(readFileSync(file, 'utf8')) === sourceHash(file)));
}

function sourceHash(file: string): string | undefined {
  const source = sourceFileOf(file);
  return existsSync(source) ? sourceHashOf(readFileSync(source)) : undefined;
}

const { move, file } = readMove();
const wholeFolder = file.endsWith('/index.mdx');
const fresh = listFreshTranslations();
const moved = moveFiles(move, file, wholeFolder);
const count = rewriteAllLinks(move, wholeFolder);
writeFileSync(rulesFile, addRedirect(readFileSync(rulesFile, 'utf8'), move, wholeFolder));
// A rewritten link changes the source, but no translation is older for it.
const pairs = moved.map((line) => line.split(' → ') as [string, string]);
for (const before of fresh) {
  const [from, to] = pairs.find(([source]) => before === source || before.startsWith(`${source}/`)) ?? [
    '',
    '',
  ];
  const after = to + before.slice(from.length);
  const hash = sourceHash(after);
  if (hash) writeFileSync(after, withStamp(readFileSync(after, 'utf8'), hash));
}

const changed = count === 1 ? '1 fichier de contenu' : `${count} fichiers de contenu`;
console.log(`${moved.join('\n')}\nLiens récrits : ${changed}. Redirection ajoutée : ${rulesFile}`);
console.log('À faire : npm run check -- --fix, qui note la nouvelle adresse.');
const folder = path.posix.dirname(`content/${locale}${move.to}`);
if (!existsSync(`${folder}/_category.json`) && move.to.startsWith('/v1/'))
  console.log(`Il manque ${folder}/_category.json : npm run check le dira.`);
