/** Makes a new page: `npm run new`, or `npm run new -- --kind guide --place features --title "Lire un fichier"`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  fileOf,
  folderOf,
  kinds,
  renderNewPage,
  toSlug,
  type Kind,
  type NewPage,
} from '../lib/authoring/new-page';
import { listContentFiles, readSource, routeOfFile } from '../lib/content/files';
import { site, toHref } from '../lib/site/config';
import { isDay, readAuthors } from '../lib/check/rules/posts';
import { nearest } from '../lib/text/nearest';

const options = {
  kind: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  place: { type: 'string' },
  slug: { type: 'string' },
  author: { type: 'string' },
  date: { type: 'string' },
  draft: { type: 'boolean' },
} as const;
const values = readFlags();

function readFlags() {
  try {
    return parseArgs({ options }).values;
  } catch {
    const known = Object.keys(options);
    return stop(`npm run new -- [--${known.join('] [--')}]`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

/** A flag, else the answer to a question, else the usual value. */
async function ask(name: keyof typeof values, question: string, usual = ''): Promise<string> {
  const given = values[name];
  if (typeof given === 'string') return given.trim();
  const answer = await terminal?.question(`${question}${usual ? ` [${usual}]` : ''} : `);
  return answer?.trim() || usual || stop(`Il manque --${name}.`);
}

async function readPage(): Promise<NewPage> {
  const kind = await ask('kind', `Quelle sorte de page (${kinds.join(', ')})`, 'guide');
  if (!kinds.includes(kind as Kind))
    stop(
      `« ${kind} » n’est pas une sorte de page. Vouliez-vous dire ${nearest(kind, kinds) ?? kinds.join(', ')} ?`,
    );
  const title = await ask('title', 'Titre');
  const place =
    kind === 'guide' || kind === 'reference'
      ? (values.place ??
        (terminal ? await terminal.question('Dossier (features, building… ; vide = à la racine) : ') : ''))
      : '';
  checkFolder(kind as Kind, place);
  const usual = 'Une phrase de 50 à 160 caractères qui dit ce que cette page apporte au lecteur.';
  return {
    kind: kind as Kind,
    title,
    place,
    description: await ask('description', 'Description, une phrase de 50 à 160 caractères', usual),
    slug: toSlug(await ask('slug', 'Dernier mot de l’adresse', toSlug(title))),
    order: nextOrder(kind as Kind, place),
    day: readDay(),
    author: kind === 'post' ? await readAuthor() : '',
    draft: values.draft ?? false,
  };
}

function readDay(): string {
  const day = values.date ?? new Date().toISOString().slice(0, 10);
  return isDay(day) ? day : stop(`« ${day} » n’est pas un jour : écrivez par exemple 2026-01-31.`);
}

async function readAuthor(): Promise<string> {
  const known = readAuthors(process.cwd());
  const author = await ask('author', 'Auteur (clé de content/authors.json)');
  if (known.includes(author)) return author;
  const guess = nearest(author, known);
  return stop(
    `« ${author} » n’est pas dans content/authors.json. ${guess ? `Vouliez-vous dire ${guess} ?` : 'Ajoutez-le d’abord.'}`,
  );
}

function checkFolder(kind: Kind, place: string): void {
  const folder = `content/${site.currentLocale}/${folderOf(kind, place)}`;
  if (existsSync(folder)) return;
  const folders = [...new Set(listContentFiles(site.currentLocale).map((file) => path.posix.dirname(file)))];
  stop(
    `Le dossier ${folder} n’existe pas. ${nearest(folder, folders) ? `Vouliez-vous dire ${nearest(folder, folders)} ?` : 'Créez-le avec son _category.json.'}`,
  );
}

/** One after the last page of the folder. */
function nextOrder(kind: Kind, place: string): number {
  const folder = `content/${site.currentLocale}/${folderOf(kind, place)}`;
  const orders = listContentFiles(site.currentLocale)
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => readSource(file, site.currentLocale).source.frontMatter.order);
  return Math.max(0, ...orders.filter((order) => order !== undefined)) + 1;
}

const page = await readPage();
terminal?.close();
const file = fileOf(page, site.currentLocale);
if (!page.slug) stop('Le titre ne donne pas d’adresse : ajoutez --slug.');
if (existsSync(file)) stop(`${file} existe déjà.`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, renderNewPage(page));
console.log(
  `Fichier : ${file}\nAdresse : http://localhost:3000${toHref(routeOfFile(file), site.currentLocale)} (avec npm run dev)`,
);
if (page.kind === 'about') console.log('Aucun sommaire ne mène à cette page : liez-la depuis une autre.');
