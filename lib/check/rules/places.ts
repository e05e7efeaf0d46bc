import { readdirSync } from 'node:fs';
import path from 'node:path';
import { footerColumns, primaryMenu, secondaryMenu } from '../../navigation/menus';
import { listFiles } from '../../content/list-files';
import type { FrontMatter } from '../../content/types';
import { isInside } from '../../site/is-inside';
import type { CheckedPage } from '../page';
import { pageWith } from '../example';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';

/** Folders whose pages a sidebar lists. */
export const sidebarRoots = ['/v1/guides', '/v1/references', '/v1/api/js'];

const description = 'Une phrase assez longue pour que les moteurs de recherche la montrent.';

/** Two guides; the second differs from the usual page and from the first by these keys. */
const two = (keys: Record<string, string | number>, first = {}) => ({
  'guides/un.mdx': pageWith(first),
  'guides/deux.mdx': pageWith({
    title: 'Un autre titre',
    description: 'Une autre phrase, assez longue pour être montrée par les moteurs.',
    order: 2,
    ...keys,
  }),
});

/** Titles and descriptions of all pages: in every language. */
export const nameRules: Rule[] = [
  {
    id: 'duplicate-title',
    severity: 'warning',
    message:
      'Le titre « {value} » est déjà celui de {other}. Deux pages du même titre se confondent dans la recherche et les onglets.',
    fix: 'Donnez à l’une des deux un titre plus précis.',
    page: repeated('title', ({ source }) => source.frontMatter.title),
    bad: [two({ title: 'même titre' }, { title: 'Même titre' })],
    good: [two({})],
  },
  {
    id: 'duplicate-description',
    message: 'La description est déjà celle de {other}. Elle doit dire ce que cette page seule contient.',
    fix: 'Récrivez-la pour cette page.',
    page: repeated('description', ({ source }) => source.frontMatter.description),
    bad: [two({ description }, { description: description.toUpperCase() })],
  },
  {
    id: 'plain-words',
    message:
      'La clé « {key} » contient « {found} ». Elle s’affiche sans mise en forme : le lecteur verrait ce signe.',
    fix: 'Écrivez le texte seul, sans code, gras, lien ni balise.',
    page: (page) =>
      (['title', 'description', 'sidebarLabel'] as const).flatMap((key) => {
        const found = markup.exec(page.source.frontMatter[key] ?? '')?.[0];
        return found === undefined ? [] : [{ ...page.key(key), values: { key, found } }];
      }),
    bad: [
      pageWith({ title: 'La fonction `invoke`' }),
      pageWith({ title: 'Un **carnet** de notes' }),
      pageWith({ title: 'Un *carnet* de notes' }),
      pageWith({ title: 'Un [carnet](/v1/guides/faq)' }),
      pageWith({ sidebarLabel: 'Un <b>carnet</b>' }),
      pageWith({ title: 'Carnet {#carnet}' }),
    ],
    good: [pageWith({ title: 'Les objets __TAURI__ et <select>' }), pageWith({ title: 'De 2 * 3 à 4 * 5' })],
  },
];

/** Markdown and the tags that only change how a text looks. */
const markup =
  /`|\*\*|(?<![\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*|\]\(|<\/?(?:a|b|br|code|em|i|kbd|span|strong|sub|sup)\b[^>]*>|\{#[^}]*\}|&\w+;/u;

/** Pages can be found and have their own position; folders have a name. */
export const placeRules: Rule[] = [
  {
    id: 'duplicate-address',
    message: 'L’adresse {route} est déjà celle de {other}. La construction du site s’arrête là.',
    fix: 'Renommez ou supprimez l’un des deux fichiers.',
    page: ({ source: { route, file }, kind }, { pages }) => {
      const first = pages.find((one) => one.kind !== 'partial' && one.source.route === route);
      if (kind === 'partial' || !first || first.file === file) return [];
      return [{ line: 1, column: 1, values: { route, other: first.file } }];
    },
    bad: [
      {
        'guides/un.mdx': 'Un.',
        'guides/un/index.mdx': 'Deux.',
        'guides/un/_category.json': '{ "label": "Un", "order": 9, "description": "Un dossier." }',
      },
    ],
    good: [{ 'guides/un.mdx': 'Un.', 'guides/deux.mdx': 'Deux.' }],
  },
  {
    id: 'title-length',
    severity: 'warning',
    message:
      'Le titre a {count} caractères. Les moteurs de recherche, les onglets et les cartes en montrent 70 au plus.',
    fix: 'Raccourcissez-le ; la description dira le reste.',
    page: (page) => {
      const { title } = page.source.frontMatter;
      const count = page.kind === 'page' && typeof title === 'string' ? [...title].length : 0;
      return count > 70 ? [{ ...page.key('title'), values: { count } }] : [];
    },
    bad: [
      pageWith({ title: 'Un titre qui dit tout de la fenêtre, du menu, de la barre latérale et du reste' }),
    ],
    good: [pageWith({ title: 'Un titre' })],
  },
  {
    id: 'description-length',
    severity: 'warning',
    message:
      'La description a {count} caractères. Les moteurs de recherche et les cartes en montrent 50 à 160.',
    fix: 'Écrivez une phrase de 50 à 160 caractères.',
    page: (page) => {
      const { description } = page.source.frontMatter;
      const count = typeof description === 'string' ? [...description].length : 0;
      if (page.kind !== 'page' || count === 0 || (count >= 50 && count <= 160)) return [];
      return [{ ...page.key('description'), values: { count } }];
    },
    bad: [pageWith({ description: 'Trop court.' }), pageWith({ description: 'Longue. '.repeat(30) })],
    good: [pageWith({ description })],
  },
  {
    id: 'duplicate-order',
    severity: 'warning',
    message:
      'La position {value} est déjà celle de {other}. Dans le sommaire, l’ordre des deux ne dépend plus que de leur adresse.',
    fix: 'Donnez à chacune sa position (clé « order »).',
    page: repeated('order', positionOf),
    bad: [two({ order: 1 })],
  },
  {
    id: 'missing-category',
    message:
      'Le dossier {value} n’a pas de fichier _category.json. Sans lui, le dossier n’a ni nom ni position dans le sommaire.',
    site: ({ root, locale }) =>
      listFiles(root, `content/${locale}/v1`)
        .folders.filter((folder) => !/\/_/.test(folder))
        .flatMap((folder) => missingCategory(root, folder)),
    bad: [
      { 'guides/nouveau/un.mdx': 'Texte.' },
      { 'guides/nouveau/un.mdx': 'Texte.', 'guides/nouveau/_Category.json': '{}' },
    ],
    good: [
      {
        'guides/nouveau/un.mdx': 'Texte.',
        'guides/nouveau/_category.json': '{ "label": "Un", "order": 1, "description": "Un dossier." }',
      },
    ],
  },
  {
    id: 'orphan-page',
    severity: 'warning',
    message: 'Aucun menu, sommaire ou lien ne mène à cette page. Personne ne la trouvera.',
    fix: 'Liez-la depuis une page voisine, ou rangez-la dans un dossier du sommaire.',
    page: (page, site) => {
      const { route, frontMatter } = page.source;
      const isListed =
        page.kind !== 'page' ||
        page.isPost ||
        frontMatter.draft ||
        sidebarRoots.some((root) => isInside(route, root)) ||
        menuRoutes.includes(route);
      const isLinked = (): boolean =>
        site.pages.some((other) => other !== page && targetsOf(other).has(route));
      return isListed || isLinked() ? [] : [{ line: 1, column: 1 }];
    },
    bad: [{ 'about/histoire.mdx': 'Texte.' }],
    good: [{ 'about/histoire.mdx': 'Texte.', 'guides/un.mdx': '[son histoire](/about/histoire)' }],
  },
];

/** A front matter value that another page already has. The page that is not published yet gets the fault. */
function repeated(key: string, valueOf: (page: CheckedPage) => string | undefined) {
  return (page: CheckedPage, { pages, published = {} }: Site): Finding[] => {
    const own = page.kind === 'page' ? normal(valueOf(page)) : '';
    if (own === '') return [];
    const same = pages.filter((one) => one.kind === 'page' && normal(valueOf(one)) === own);
    const first = same.find(({ source }) => source.route in published) ?? same[0];
    if (!first || first === page) return [];
    const value = String(page.source.frontMatter[key as keyof FrontMatter]);
    return [{ ...page.key(key), values: { value, other: first.file } }];
  };
}

function normal(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/** Folder and position; index pages and posts have none. */
function positionOf({ source: { file, route, frontMatter }, isPost }: CheckedPage): string | undefined {
  const hasPosition = frontMatter.order !== undefined && !file.endsWith('/index.mdx') && !isPost;
  return hasPosition ? `${path.posix.dirname(route)} ${frontMatter.order}` : undefined;
}

/** Routes to which a page links. */
function targetsOf(page: CheckedPage): Set<string> {
  return page.once('targets', () => {
    const links = page.parsed?.links ?? page.addresses.map(({ href }) => href);
    return new Set(links.map((href) => href.split('#')[0] ?? ''));
  });
}

const menuRoutes = [...primaryMenu, ...secondaryMenu, ...footerColumns.flatMap(({ items }) => items)]
  .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  .map(({ href }) => href);

/** Compares names, not paths: some file systems also find `_Category.json` by the right name. */
function missingCategory(root: string, folder: string): (Finding & { file: string })[] {
  const names = readdirSync(path.join(root, folder));
  if (names.length === 0 || names.includes('_category.json')) return [];
  const misspelt = names.find((name) => /^_?categor(?:y|ie)s?\.json$/i.test(name));
  const fix = misspelt
    ? `Renommez ${misspelt} en _category.json, tout en minuscules.`
    : 'Créez-le avec { "label", "order", "description" }.';
  return [{ file: `${folder}/_category.json`, values: { value: folder, fix } }];
}
