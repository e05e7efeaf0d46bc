import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readShared } from '../../content/shared-data';
import { ContentError } from '../../content/types';
import { baseOf, moves, redirectRules, type RedirectRule } from '../../redirects/rules';
import type { Locale } from '../../site/config';
import { isInside } from '../../site/is-inside';
import { areTexts, isMapping } from '../../text/mapping';
import { positionAt } from '../../text/position';
import { isUnread, redirectOf } from '../addresses';
import type { CheckedPage } from '../page';
import type { Rule, Site } from '../rule';
import type { Place } from '../types';

const latestPages = 'content/latest-pages.json';

/** A published address or anchor keeps leading somewhere, as an alias or by a redirect. */
export const publishedRules: Rule[] = [
  {
    id: 'lost-page',
    message: 'L’adresse {route} a disparu. Elle a été publiée : des liens et des marque-pages y mènent.',
    fix: 'Déplacez la page avec npm run rename, ou ajoutez une règle à lib/redirects/rules.ts.',
    site: (site) =>
      Object.keys(site.published ?? {})
        .filter((route) => !site.routes.has(route) && !isUnread(route, site) && !redirectOf(route, site))
        .map((route) => ({
          ...placeOfText(site.root, publishedFile(site.locale), `${JSON.stringify(route)}:`),
          values: { route },
        })),
    bad: [{ 'content/fr/published.json': '{\n "/v1/guides/rien": []\n}\n' }],
    good: [{ 'content/fr/published.json': '{ "/v1/guides/distribution/windows": [] }' }],
  },
  {
    id: 'lost-anchor',
    message:
      'L’ancre « #{id} » de {route} a disparu. Elle a été publiée : des liens et des marque-pages y mènent.',
    fix: 'Ajoutez-la comme second identifiant du titre qui la remplace : {#nouveau #{id}}. Si la section est sur une autre page : npm run rename -- {route}#{id} /autre/page#titre.',
    page: ({ source: { route }, kind }, { published, routes }) => {
      const present = routes.get(route);
      if (kind === 'partial' || !present || !published || !Object.hasOwn(published, route)) return [];
      return (published[route] ?? [])
        .filter((id) => !present.has(id) && !Object.hasOwn(moves, `${route}#${id}`))
        .map((id) => ({ line: 1, column: 1, values: { id, route } }));
    },
    bad: [
      {
        'guides/features/notes.mdx': '## Lire {#lire}',
        'content/fr/published.json': '{ "/v1/guides/features/notes": ["ouvrir", "lire"] }',
      },
    ],
    good: [
      {
        'guides/features/notes.mdx': '## Lire {#lire #ouvrir}',
        'content/fr/published.json': '{ "/v1/guides/features/notes": ["ouvrir", "lire"] }',
      },
    ],
  },
  {
    id: 'new-anchors',
    severity: 'warning',
    message:
      '{count} adresses ou ancres ne sont pas encore dans la liste des adresses publiées. Cette liste garantit qu’une adresse publiée continue de mener quelque part.',
    fix: 'Lancez npm run check -- --fix et enregistrez le fichier.',
    site: ({ pages, published, locale }) => {
      const count = published ? newAddresses(pages, published) : 0;
      return count > 0 ? [{ file: publishedFile(locale), values: { count } }] : [];
    },
  },
  {
    id: 'redirect',
    message: 'La règle {from} → {to} : {problem}. Une ancienne adresse ne mènerait plus où elle doit.',
    fix: 'Corrigez la règle dans {path}.',
    site: (site) => findRedirectFaults(site, redirectRules),
  },
  {
    id: 'latest-page',
    message:
      'La clé « {route} » n’est l’adresse d’aucune page : son lien vers la version 2 ne servirait jamais.',
    fix: 'Écrivez l’adresse de la page, ou supprimez cette ligne.',
    site: (site) =>
      listLatestPages(site.root)
        .filter((route) => !site.routes.has(route) && !isUnread(route, site))
        .map((route) => ({
          ...placeOfText(site.root, latestPages, `${JSON.stringify(route)}:`),
          values: { route },
        })),
    bad: [{ [latestPages]: '{\n "/v1/guides/rien": "/start/"\n}\n' }],
    good: [{ [latestPages]: '{ "/v1/guides/faq": "/start/" }' }],
  },
];

/** The pages of v1 for which a page of v2 is named. A file that cannot be read is a fault of its own. */
function listLatestPages(root: string): string[] {
  try {
    return Object.keys(readShared(latestPages, root));
  } catch {
    return [];
  }
}

/** Faults of a list of redirect rules: a missing target; a rule that is unreachable, repeated, circular, or hides a page. */
export function findRedirectFaults(site: Site, list: RedirectRule[]) {
  return list.flatMap((rule, index) => {
    const problem = problemOf(rule, list.slice(0, index)) ?? problemOfTarget(rule, list, site);
    if (!problem) return [];
    const { from, to } = rule;
    const place = Object.hasOwn(moves, from)
      ? placeOfText(site.root, 'lib/redirects/moves.json', `${JSON.stringify(from)}:`)
      : placeOfText(site.root, 'lib/redirects/rules.ts', `{ from: '${from}', to: '${to}' }`);
    return [{ ...place, values: { from, to, problem, path: place.file } }];
  });
}

function problemOf({ from, to }: RedirectRule, earlier: RedirectRule[]): string | undefined {
  if (!from.startsWith('/') || from !== from.toLowerCase())
    return 'l’origine doit commencer par / et être en minuscules';
  if (from.includes('*') && !from.endsWith('/*')) return '* ne peut être qu’à la fin';
  if (to.includes('*') && !from.endsWith('/*')) return 'la cible a un * que l’origine n’a pas';
  if (earlier.some((other) => other.from === from)) return 'cette origine a déjà une règle';
  const isHidden = earlier.some((other) => other.from !== baseOf(other.from) && isBelow(from, other.from));
  return isHidden ? 'une règle plus haut prend déjà cette adresse' : undefined;
}

function problemOfTarget(
  { from, to }: RedirectRule,
  list: RedirectRule[],
  { routes, ...site }: Site,
): string | undefined {
  if (routes.has(from)) return 'une page existe à cette adresse';
  // Some hosts redirect without looking for a page.
  const hidden = from.endsWith('/*') ? [...routes.keys()].find((route) => isBelow(route, from)) : undefined;
  if (hidden) return `elle cache la page ${hidden} chez certains hébergeurs`;
  if (to.startsWith('https://')) return URL.canParse(to) ? undefined : 'la cible n’est pas une adresse';
  const [target = '', id] = to.split('#');
  if (isUnread(baseOf(target), site)) return undefined;
  if (target.endsWith('/*')) {
    const known = [...routes.keys(), ...list.map((rule) => baseOf(rule.from))];
    return known.some((route) => isBelow(route, target)) ? undefined : 'rien n’existe sous la cible';
  }
  if (!routes.has(target)) return 'la cible n’existe pas';
  return id && routes.get(target)?.has(id) === false ? 'la cible n’a pas cette ancre' : undefined;
}

/** True for `/a` and `/a/b` with the pattern `/a/*`. */
function isBelow(route: string, pattern: string): boolean {
  return isInside(route, baseOf(pattern));
}

/** Position of a text in a file, or only the file if the text is not found. */
function placeOfText(root: string, file: string, text: string): Place & { file: string } {
  const full = path.join(root, file);
  const content = existsSync(full) ? readFileSync(full, 'utf8') : '';
  const offset = content.indexOf(text);
  return { file, ...(offset < 0 ? {} : positionAt(content, offset)) };
}

/** Every published address and its anchors: route → ids of its headings. `--fix` writes it; it is committed. */
type Published = Record<string, string[]>;

/** Path of a locale's list of published addresses, below the root. */
export function publishedFile(locale: Locale): string {
  return `content/${locale}/published.json`;
}

/** Returns an empty list if there is no file. Throws if the file is damaged, because overwriting it would lose addresses. */
export function readPublished(root: string, locale: Locale): Published {
  const file = publishedFile(locale);
  if (!existsSync(path.join(root, file))) return {};
  try {
    const data: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    if (isList(data)) return data;
  } catch {
    // Invalid JSON is the same fault.
  }
  throw new ContentError(
    file,
    1,
    'La liste des adresses publiées ne se lit pas',
    'Reprenez le fichier du dernier commit, puis lancez npm run check -- --fix.',
  );
}

function isList(data: unknown): data is Published {
  return isMapping(data) && Object.values(data).every(areTexts);
}

/** Number of addresses and anchors that are not in the list yet. */
export function newAddresses(pages: CheckedPage[], published: Published): number {
  const count = (list: Published): number => Object.entries(list).flat(2).length;
  return count(updatePublished(pages, published)) - count(published);
}

/** The list with what is new; nothing is ever removed from it. Drafts are not published. */
export function updatePublished(pages: CheckedPage[], published: Published): Published {
  const all = new Map(Object.entries(published));
  for (const { kind, source, parsed } of pages) {
    if (kind !== 'page' || source.frontMatter.draft || !parsed) continue;
    const ids = parsed.headings.flatMap(({ id, aliases }) => [id, ...aliases]);
    all.set(source.route, [...new Set([...(all.get(source.route) ?? []), ...ids])]);
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
