/** Moves a page or a folder: `npm run rename -- /v1/guides/features/menu /v1/guides/features/menus`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addRedirect, findMoveFault, rewriteLinks, type Move } from '../lib/authoring/rename-page';
import { listContentFiles, routeOfFile } from '../lib/content/files';
import { site } from '../lib/site/config';
import { nearest } from '../lib/text/nearest';

const rulesFile = 'lib/redirects/rules.ts';
const locale = site.currentLocale;
const [from = '', to = ''] = process.argv
  .slice(2)
  .map((route) => route.replace(/^\/fr(?=\/)/, '').replace(/(?<=.)\/$/, ''));
const files = listContentFiles(locale);
const routes = new Set(files.map(routeOfFile));
const move: Move = { from, to };

const fault =
  from && to ? findMoveFault(move, routes) : 'npm run rename -- <ancienne adresse> <nouvelle adresse>';
if (fault) {
  const guess = routes.has(from) ? undefined : nearest(from, routes);
  console.error(guess ? `${fault} Vouliez-vous dire ${guess} ?` : fault);
  process.exit(1);
}

const file = files.find((candidate) => routeOfFile(candidate) === from) ?? '';
const wholeFolder = file.endsWith('/index.mdx');
const source = wholeFolder ? path.posix.dirname(file) : file;
const target = `content/${locale}${to}${wholeFolder ? '' : '.mdx'}`;
if (existsSync(target)) {
  console.error(`${target} existe déjà.`);
  process.exit(1);
}
mkdirSync(path.dirname(target), { recursive: true });
renameSync(source, target);

let count = 0;
for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:mdx|ya?ml|json)$/.test(name) || name.endsWith('published.json')) continue;
  const place = path.join('content', name);
  const text = readFileSync(place, 'utf8');
  const rewritten = rewriteLinks(text, move, wholeFolder);
  if (rewritten === text) continue;
  writeFileSync(place, rewritten);
  count++;
}
for (const menus of ['lib/site/menus.ts'])
  writeFileSync(menus, rewriteLinks(readFileSync(menus, 'utf8'), move, wholeFolder));
writeFileSync(rulesFile, addRedirect(readFileSync(rulesFile, 'utf8'), move, wholeFolder));

const changed = count === 1 ? '1 fichier de contenu' : `${count} fichiers de contenu`;
console.log(`${source} → ${target}\nLiens récrits : ${changed}. Redirection ajoutée : ${rulesFile}`);
if (!existsSync(path.join(path.dirname(target), '_category.json')) && to.startsWith('/v1/'))
  console.log(`Il manque ${path.posix.dirname(target)}/_category.json : npm run check le dira.`);
