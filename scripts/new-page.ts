/** Makes a new page: `npm run new`, or `npm run new -- --kind guide --place features --title "Lire un fichier"`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { fileOf, folderOf, kinds, renderNewPage, toSlug, type Kind } from '../lib/authoring/new-page';
import { isDay, readAuthors } from '../lib/check/rules/places';
import { guessAmong } from '../lib/check/words';
import { listContentFiles, readSource, routeOfFile } from '../lib/content/files';
import { site, toHref } from '../lib/site/config';
import { print, say, stop } from './terminal';

const locale = site.currentLocale;
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

function readFlags() {
  try {
    return parseArgs({ options }).values;
  } catch {
    return stop(`npm run new -- [--${Object.keys(options).join('] [--')}]`);
  }
}

const values = readFlags();
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

/** The value of the flag, otherwise the answer to a question, otherwise the default. */
async function ask(name: keyof typeof values, question: string, usual?: string): Promise<string> {
  const given = values[name];
  if (typeof given === 'string') return given.trim();
  const answer = await terminal?.question(`${question}${usual ? ` [${usual}]` : ''}${say(' : ', ': ')}`);
  return answer?.trim() || (usual ?? stop(`Il manque --${name}.`, `--${name} is missing.`));
}

async function askKind(): Promise<Kind> {
  const question = `${say('Quelle sorte de page', 'Which kind of page')} (${kinds.join(', ')})`;
  const answer = await ask('kind', question, 'guide');
  const kind = kinds.find((one) => one === answer);
  if (kind) return kind;
  const known = { fr: `Écrivez ${kinds.join(', ')}.`, en: `Write ${kinds.join(', ')}.` };
  const hint = guessAmong(answer, kinds, known);
  return stop(
    `« ${answer} » n’est pas une sorte de page. ${hint.fr}`,
    `"${answer}" is not a kind of page. ${hint.en}`,
  );
}

/** The folder of the page, below that of its kind. */
async function askFolder(kind: Kind): Promise<string> {
  const hasFolders = kind === 'guide' || kind === 'reference';
  const question = say(
    'Dossier (features, building… ; vide = à la racine)',
    'Folder (features, building…; empty = the root)',
  );
  const place = hasFolders ? await ask('place', question, '') : '';
  const folder = `content/${locale}/${folderOf(kind, place)}`;
  if (existsSync(folder)) return place;
  const create = { fr: 'Créez-le avec son _category.json.', en: 'Create it with its _category.json.' };
  const hint = guessAmong(folder, listContentFiles(locale).map(path.posix.dirname), create);
  return stop(`Le dossier ${folder} n’existe pas. ${hint.fr}`, `There is no folder ${folder}. ${hint.en}`);
}

/** The position after the last page of the folder. */
function nextOrder(folder: string): number {
  const orders = listContentFiles(locale)
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => readSource(file, locale).source.frontMatter.order ?? 0);
  return Math.max(0, ...orders) + 1;
}

async function askSlug(title: string): Promise<string> {
  const question = say('Dernier mot de l’adresse', 'Last part of the address');
  const slug = toSlug(await ask('slug', question, toSlug(title)));
  const missing = 'Le titre ne donne pas d’adresse : ajoutez --slug.';
  return slug || stop(missing, 'The title makes no address: add --slug.');
}

function readDay(): string {
  const day = values.date ?? new Date().toISOString().slice(0, 10);
  if (isDay(day)) return day;
  return stop(
    `« ${day} » n’est pas un jour : écrivez par exemple 2026-01-31.`,
    `"${day}" is not a day: write for example 2026-01-31.`,
  );
}

async function askAuthor(): Promise<string> {
  const known = readAuthors(process.cwd());
  const question = say('Auteur (clé de content/authors.json)', 'Author (key of content/authors.json)');
  const author = await ask('author', question);
  if (known.includes(author)) return author;
  const hint = guessAmong(author, known, { fr: 'Ajoutez-le d’abord.', en: 'Add it there first.' });
  return stop(
    `« ${author} » n’est pas dans content/authors.json. ${hint.fr}`,
    `"${author}" is not in content/authors.json. ${hint.en}`,
  );
}

const kind = await askKind();
const title = await ask('title', say('Titre', 'Title'));
const place = await askFolder(kind);
const page = {
  kind,
  title,
  place,
  description: await ask(
    'description',
    say('Description, une phrase de 50 à 160 caractères', 'Description, a sentence of 50 to 160 characters'),
    'Une phrase de 50 à 160 caractères qui dit ce que cette page apporte au lecteur.',
  ),
  slug: await askSlug(title),
  order: nextOrder(`content/${locale}/${folderOf(kind, place)}`),
  day: readDay(),
  author: kind === 'post' ? await askAuthor() : '',
  draft: values.draft ?? false,
};
terminal?.close();
const file = fileOf(page, locale);
if (existsSync(file)) stop(`${file} existe déjà.`, `${file} exists already.`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, renderNewPage(page));
const address = `http://localhost:3000${toHref(routeOfFile(file), locale)}`;
print(
  `Fichier : ${file}\nAdresse : ${address} (avec npm run dev)`,
  `File: ${file}\nAddress: ${address} (with npm run dev)`,
);
if (kind === 'about')
  print(
    'Aucun sommaire ne mène à cette page : liez-la depuis une autre.',
    'No contents list leads to this page: link to it from another one.',
  );
