/** Makes a new page: `npm run new`, or `npm run new -- --kind guide --place features --title "Lire un fichier"`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { fileOf, folderOf, kinds, renderNewPage, toSlug, type Kind } from '../lib/authoring/new-page';
import { readAuthors } from '../lib/check/rules/posts';
import { listContentFiles, readSource, routeOfFile } from '../lib/content/files';
import { templateDescription } from '../lib/content/templates';
import { findRule } from '../lib/redirects/resolve';
import { site, toHref } from '../lib/site/config';
import { isDeviceName } from '../lib/text/device-name';
import { isDay } from '../lib/text/is-day';
import { didYouMean } from '../lib/text/nearest';
import { stop } from './terminal';

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
  const answer = await terminal
    ?.question(`${question}${usual ? ` [${usual}]` : ''} : `)
    .catch(() => stop('\nInterrompu : rien n’a été créé.')); // Ctrl+C or Ctrl+D
  return answer?.trim() || (usual ?? stop(`Il manque --${name}.`));
}

/** The same for a line of text. */
async function askLine(name: 'title' | 'description', question: string, usual?: string): Promise<string> {
  const text = await ask(name, question, usual);
  if (text === '') stop(`Il manque --${name}.`);
  if (/[\n\r\u2028\u2029]/.test(text))
    stop(`--${name} tient sur une ligne : enlevez les retours à la ligne.`);
  return text;
}

async function askKind(): Promise<Kind> {
  const question = `Quelle sorte de page (${kinds.join(', ')})`;
  const answer = await ask('kind', question, 'guide');
  const kind = kinds.find((one) => one === answer);
  if (kind) return kind;
  const known = `Écrivez ${kinds.join(', ')}.`;
  const hint = didYouMean(answer, kinds, known);
  return stop(`« ${answer} » n’est pas une sorte de page. ${hint}`);
}

/** The folder of the page, below that of its kind. */
async function askFolder(kind: Kind): Promise<string> {
  const hasFolders = kind === 'guide' || kind === 'reference';
  const question = 'Dossier (features, building… ; vide = à la racine)';
  const answer = hasFolders ? await ask('place', question, '') : '';
  // The whole path is understood too.
  const place = `/${answer}/`
    .replace(new RegExp(`^/+(?:content/${locale}/)?${folderOf(kind)}/`), '')
    .replace(/^\/+|\/+$/g, '');
  if (/[.\\]/.test(place))
    stop(
      `« ${place} » n’est pas un dossier de ${folderOf(kind)} : écrivez par exemple getting-started/setup.`,
    );
  const folder = `content/${locale}/${folderOf(kind, place)}`;
  if (existsSync(folder)) return place;
  const create = 'Créez-le avec son _category.json.';
  const hint = didYouMean(folder, listContentFiles(locale).map(path.posix.dirname), create);
  return stop(`Le dossier ${folder} n’existe pas. ${hint}`);
}

/** The position after the last page of the folder. */
function nextOrder(folder: string): number {
  const orders = listContentFiles(locale)
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => readSource(file, locale).source.frontMatter.order ?? 0);
  return Math.max(0, ...orders) + 1;
}

async function askSlug(kind: Kind, title: string): Promise<string> {
  const question = 'Dernier mot de l’adresse';
  const slug = toSlug(await ask('slug', question, toSlug(title)));
  const missing = 'Le titre ne donne pas d’adresse : ajoutez --slug.';
  // The name of a post begins with its day.
  if (kind !== 'post' && isDeviceName(slug))
    stop(`« ${slug} » est un nom que Windows réserve : choisissez un autre --slug.`);
  return slug || stop(missing);
}

function readDay(): string {
  const day = values.date ?? today();
  if (isDay(day)) return day;
  return stop(`« ${day} » n’est pas un jour : écrivez par exemple 2026-01-31.`);
}

/** The day on the calendar of the author, who may be hours away from UTC. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Refuses flags that the kind of page would silently ignore. */
function refuseUseless(kind: Kind): void {
  const only = { place: ['guide', 'reference'], author: ['post'], date: ['post'] } as const;
  for (const [flag, users] of Object.entries(only)) {
    const isUseless = values[flag as keyof typeof only] !== undefined && !users.some((one) => one === kind);
    if (isUseless) stop(`--${flag} ne sert pas pour la sorte « ${kind} » : retirez-le.`);
  }
}

async function askAuthor(): Promise<string> {
  const known = readAuthors(process.cwd()) ?? [];
  const question = 'Auteur (clé de content/authors.json)';
  const author = await ask('author', question);
  if (known.includes(author)) return author;
  const hint = didYouMean(author, known, 'Ajoutez-le d’abord.');
  return stop(`« ${author} » n’est pas dans content/authors.json. ${hint}`);
}

const kind = await askKind();
refuseUseless(kind);
const title = await askLine('title', 'Titre');
const place = await askFolder(kind);
const page = {
  kind,
  title,
  place,
  description: await askLine(
    'description',
    'Description, une phrase de 50 à 160 caractères',
    templateDescription,
  ),
  slug: await askSlug(kind, title),
  order: nextOrder(`content/${locale}/${folderOf(kind, place)}`),
  day: readDay(),
  author: kind === 'post' ? await askAuthor() : '',
  draft: values.draft ?? false,
};
terminal?.close();
const file = fileOf(page, locale);
const route = routeOfFile(file);
const taken = listContentFiles(locale).find((one) => routeOfFile(one) === route);
if (taken) stop(`${taken} a déjà l’adresse ${route} : choisissez un autre --slug.`);
if (findRule(route))
  stop(`${route} est une ancienne adresse, qui mène ailleurs : choisissez un autre --slug.`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, renderNewPage(page));
const address = `http://localhost:3000${toHref(route, locale)}`;
console.log(`Fichier : ${file}\nAdresse : ${address} (avec npm run dev)`);
if (kind === 'about') console.log('Aucun sommaire ne mène à cette page : liez-la depuis une autre.');
