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
import { isDay, readAuthors } from '../lib/check/rules/places';
import { guess, guessAmong } from '../lib/check/words';
import { nearest } from '../lib/text/nearest';
import { print, say, stop } from './terminal';

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

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

/** A flag, else the answer to a question, else the usual value. */
async function ask(name: keyof typeof values, question: string, usual?: string): Promise<string> {
  const given = values[name];
  if (typeof given === 'string') return given.trim();
  const answer = await terminal?.question(`${question}${usual ? ` [${usual}]` : ''}${say(' : ', ': ')}`);
  return answer?.trim() || (usual ?? stop(`Il manque --${name}.`, `--${name} is missing.`));
}

async function readPage(): Promise<NewPage> {
  const kind = await ask(
    'kind',
    `${say('Quelle sorte de page', 'Which kind of page')} (${kinds.join(', ')})`,
    'guide',
  );
  const hint = guess(nearest(kind, kinds) ?? kinds.join(', '));
  if (!kinds.includes(kind as Kind))
    stop(
      `« ${kind} » n’est pas une sorte de page. ${hint.fr}`,
      `"${kind}" is not a kind of page. ${hint.en}`,
    );
  const title = await ask('title', say('Titre', 'Title'));
  const place =
    kind === 'guide' || kind === 'reference'
      ? await ask(
          'place',
          say(
            'Dossier (features, building… ; vide = à la racine)',
            'Folder (features, building…; empty = the root)',
          ),
          '',
        )
      : '';
  const order = nextOrder(kind as Kind, place);
  const usual = 'Une phrase de 50 à 160 caractères qui dit ce que cette page apporte au lecteur.';
  return {
    kind: kind as Kind,
    title,
    place,
    description: await ask(
      'description',
      say(
        'Description, une phrase de 50 à 160 caractères',
        'Description, a sentence of 50 to 160 characters',
      ),
      usual,
    ),
    slug: toSlug(
      await ask('slug', say('Dernier mot de l’adresse', 'Last part of the address'), toSlug(title)),
    ),
    order,
    day: readDay(),
    author: kind === 'post' ? await readAuthor() : '',
    draft: values.draft ?? false,
  };
}

function readDay(): string {
  const day = values.date ?? new Date().toISOString().slice(0, 10);
  return isDay(day)
    ? day
    : stop(
        `« ${day} » n’est pas un jour : écrivez par exemple 2026-01-31.`,
        `"${day}" is not a day: write for example 2026-01-31.`,
      );
}

async function readAuthor(): Promise<string> {
  const known = readAuthors(process.cwd());
  const author = await ask(
    'author',
    say('Auteur (clé de content/authors.json)', 'Author (key of content/authors.json)'),
  );
  if (known.includes(author)) return author;
  const hint = guessAmong(author, known, { fr: 'Ajoutez-le d’abord.', en: 'Add it there first.' });
  return stop(
    `« ${author} » n’est pas dans content/authors.json. ${hint.fr}`,
    `"${author}" is not in content/authors.json. ${hint.en}`,
  );
}

/** The position after the last page of a folder; ends the command if the folder is missing. */
function nextOrder(kind: Kind, place: string): number {
  const folder = `content/${site.currentLocale}/${folderOf(kind, place)}`;
  const files = listContentFiles(site.currentLocale);
  if (!existsSync(folder)) {
    const create = { fr: 'Créez-le avec son _category.json.', en: 'Create it with its _category.json.' };
    const hint = guessAmong(folder, files.map(path.posix.dirname), create);
    stop(`Le dossier ${folder} n’existe pas. ${hint.fr}`, `There is no folder ${folder}. ${hint.en}`);
  }
  const orders = files
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => readSource(file, site.currentLocale).source.frontMatter.order ?? 0);
  return Math.max(0, ...orders) + 1;
}

const page = await readPage();
terminal?.close();
const file = fileOf(page, site.currentLocale);
if (!page.slug)
  stop('Le titre ne donne pas d’adresse : ajoutez --slug.', 'The title makes no address: add --slug.');
if (existsSync(file)) stop(`${file} existe déjà.`, `${file} exists already.`);
const address = `http://localhost:3000${toHref(routeOfFile(file), site.currentLocale)}`;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, renderNewPage(page));
print(
  `Fichier : ${file}\nAdresse : ${address} (avec npm run dev)`,
  `File: ${file}\nAddress: ${address} (with npm run dev)`,
);
if (page.kind === 'about')
  print(
    'Aucun sommaire ne mène à cette page : liez-la depuis une autre.',
    'No contents list leads to this page: link to it from another one.',
  );
