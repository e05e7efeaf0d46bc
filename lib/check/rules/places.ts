import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { footerColumns, primaryMenu, secondaryMenu } from '../../site/menus';
import { listFiles } from '../../content/list-files';
import type { CheckedPage } from '../page';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';

const sidebarRoots = ['/v1/guides', '/v1/references', '/v1/api/js'];

const described = 'Une phrase assez longue pour être montrée par les moteurs de recherche.';
const category = '{ "label": "Un", "order": 1, "description": "Un dossier." }';
const guide = (title: string, description: string, order: number) =>
  `---\ntitle: ${title}\ndescription: ${description}\norder: ${order}\n---\n\nTexte.\n`;
const two = (first: string, second: string) => ({ 'guides/un.mdx': first, 'guides/deux.mdx': second });

/** Titles and descriptions of all pages: in every language. */
export const nameRules: Rule[] = [
  {
    id: 'duplicate-title',
    severity: 'warning',
    message: {
      fr: 'Le titre « {value} » est déjà celui de {other}. Deux pages du même titre se confondent dans la recherche et les onglets.',
      en: 'The title "{value}" is already that of {other}. Two pages of one title cannot be told apart in search and tabs.',
    },
    fix: {
      fr: 'Donnez à l’une des deux un titre plus précis.',
      en: 'Give one of the two a more precise title.',
    },
    page: repeated('title', ({ source }) => source.frontMatter.title),
    bad: [two(guide('Même titre', described, 1), guide('même titre', `${described} Deux.`, 2))],
    good: [two(guide('Un titre', described, 1), guide('Deux titres', `${described} Deux.`, 2))],
  },
  {
    id: 'duplicate-description',
    message: {
      fr: 'La description est déjà celle de {other}. Elle doit dire ce que cette page seule contient.',
      en: 'The description is already that of {other}. It has to say what this page alone holds.',
    },
    fix: {
      fr: 'Récrivez-la pour cette page.',
      en: 'Rewrite it for this page.',
    },
    page: repeated('description', ({ source }) => source.frontMatter.description),
    bad: [two(guide('Un titre', described, 1), guide('Deux titres', described.toUpperCase(), 2))],
  },
];

/** Where pages are: findable, with a position of their own, in folders that have a name. */
export const placeRules: Rule[] = [
  {
    id: 'description-length',
    severity: 'warning',
    message: {
      fr: 'La description a {count} caractères. Les moteurs de recherche et les cartes en montrent 50 à 160.',
      en: 'The description has {count} characters. Search engines and cards show 50 to 160 of them.',
    },
    fix: {
      fr: 'Écrivez une phrase de 50 à 160 caractères.',
      en: 'Write one sentence of 50 to 160 characters.',
    },
    page: (page) => {
      const { description } = page.source.frontMatter;
      const count = typeof description === 'string' ? [...description].length : 0;
      if (page.kind !== 'page' || count === 0 || (count >= 50 && count <= 160)) return [];
      return [{ ...page.key('description'), values: { count } }];
    },
    bad: [
      { 'guides/un.mdx': guide('Un titre', 'Trop court.', 1) },
      { 'guides/un.mdx': guide('Un titre', 'Longue. '.repeat(30), 1) },
    ],
    good: [{ 'guides/un.mdx': guide('Un titre', described, 1) }],
  },
  {
    id: 'duplicate-order',
    severity: 'warning',
    message: {
      fr: 'La position {value} est déjà celle de {other}. Dans le sommaire, l’ordre des deux ne dépend plus que de leur adresse.',
      en: 'The position {value} is already that of {other}. Their order in the sidebar is then left to their addresses.',
    },
    fix: {
      fr: 'Donnez à chacune sa position (clé « order »).',
      en: 'Give each its own position (key "order").',
    },
    page: repeated('order', positionOf, ({ source }) => String(source.frontMatter.order)),
    bad: [two(guide('Un titre', described, 1), guide('Deux titres', `${described} Deux.`, 1))],
  },
  {
    id: 'missing-category',
    message: {
      fr: 'Le dossier {value} n’a pas de fichier _category.json. Sans lui, le dossier n’a ni nom ni position dans le sommaire.',
      en: 'The folder {value} has no _category.json. Without it the folder has neither name nor position in the sidebar.',
    },
    fix: {
      fr: 'Créez-le avec { "label", "order", "description" }.',
      en: 'Create it with { "label", "order", "description" }.',
    },
    site: ({ root, locale }) =>
      listFiles(root, `content/${locale}/v1`)
        .folders.filter(
          (folder) =>
            !/\/_/.test(folder) &&
            !existsSync(path.join(root, folder, '_category.json')) &&
            readdirSync(path.join(root, folder)).length > 0,
        )
        .map((folder) => ({ file: `${folder}/_category.json`, values: { value: folder } })),
    bad: [{ 'guides/nouveau/un.mdx': 'Texte.' }],
    good: [{ 'guides/nouveau/un.mdx': 'Texte.', 'guides/nouveau/_category.json': category }],
  },
  {
    id: 'orphan-page',
    severity: 'warning',
    message: {
      fr: 'Aucun menu, sommaire ou lien ne mène à cette page. Personne ne la trouvera.',
      en: 'No menu, sidebar or link leads to this page. Nobody will find it.',
    },
    fix: {
      fr: 'Liez-la depuis une page voisine, ou rangez-la dans un dossier du sommaire.',
      en: 'Link to it from a neighbouring page, or move it into a folder of the sidebar.',
    },
    page: (page, site) => {
      const { route, frontMatter } = page.source;
      const isListed =
        page.kind !== 'page' ||
        page.isPost ||
        frontMatter.draft ||
        sidebarRoots.some((root) => route === root || route.startsWith(`${root}/`));
      const isLinked = (): boolean =>
        menuRoutes().includes(route) || site.pages.some((other) => other !== page && leadsTo(other, route));
      return isListed || isLinked() ? [] : [{ line: 1, column: 1 }];
    },
    bad: [{ 'about/histoire.mdx': 'Texte.' }],
    good: [{ 'about/histoire.mdx': 'Texte.', 'guides/un.mdx': '[son histoire](/about/histoire)' }],
  },
];

/** A front matter value that another page already has. Of two pages the one that was not published yet is at fault. */
function repeated(
  key: string,
  valueOf: (page: CheckedPage) => unknown,
  shownAs: (page: CheckedPage) => string = (page) => String(valueOf(page)),
) {
  const normal = (page: CheckedPage): string => {
    const value = page.kind === 'page' ? valueOf(page) : undefined;
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  };
  return (page: CheckedPage, { pages, published }: Site): Finding[] => {
    const own = normal(page);
    if (own === '') return [];
    const isNew = ({ source }: CheckedPage): boolean => !published || !(source.route in published);
    const at = pages.indexOf(page);
    const other = pages.find(
      (one, index) =>
        one !== page && normal(one) === own && (isNew(one) === isNew(page) ? index < at : isNew(page)),
    );
    return other ? [{ ...page.key(key), values: { value: shownAs(page), other: other.file } }] : [];
  };
}

/** Folder and position; index pages and posts have none. */
function positionOf({ source, isPost }: CheckedPage): string | undefined {
  const { order } = source.frontMatter;
  if (order === undefined || source.file.endsWith('/index.mdx') || isPost) return undefined;
  return `${path.posix.dirname(source.route)} ${order}`;
}

function leadsTo(page: CheckedPage, route: string): boolean {
  const targets = page.once('targets', () => {
    const links = page.parsed?.links ?? page.addresses.map(({ href }) => href);
    return new Set(links.map((href) => href.split('#')[0]));
  });
  return targets.has(route);
}

function menuRoutes(): string[] {
  const entries = [...primaryMenu, ...secondaryMenu, ...footerColumns.flatMap(({ items }) => items)];
  return entries.flatMap((entry) => ('items' in entry ? entry.items : [entry])).map(({ href }) => href);
}
