import { isServedRoute } from '../content/files';
import { findRule } from '../redirects/resolve';
import { moves, redirectRules } from '../redirects/rules';
import { isInside } from '../site/is-inside';
import { isDeviceName } from '../text/device-name';

/** A page or a heading (`route#id`) that gets another address. Routes are without locale. */
export type Move = { from: string; to: string };

const mainFolders = ['/v1/guides', '/v1/references'];

/**
 * The address that an argument means: without locale and final slash, as a browser shows it, or the path of the file. Git Bash,
 * on Windows, writes the path of its own folder in front of an argument that begins with a slash.
 */
export function readAddress(argument: string): string {
  const bare = argument
    .replaceAll('\\', '/')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^[a-z]:\/.*?(?=\/(?:fr\/)?(?:v1|about|blog)\/)/i, '')
    .replace(/^(?:\.?\/)?content(?=\/fr\/)/, '')
    .replace(/^\/?fr(?=\/)/, '')
    .replace(/(?:\/index)?\.mdx(?=#|$)/, '')
    .replace(/(?<=.)\/$/, '');
  return /^(?:v1|about|blog)\//.test(bare) ? `/${bare}` : bare;
}

/** The address after a move. Headings move with their page. */
function follow(address: string, { from, to }: Move): string {
  if (address === from) return to;
  return address.startsWith(`${from}#`) ? pageOf(to) + address.slice(from.length) : address;
}

/** The page of an address: `/v1/guides/faq#ios` → `/v1/guides/faq`. */
export function pageOf(address: string): string {
  return address.split('#')[0] ?? '';
}

/** A text of the content with every link to a former address rewritten. */
export function rewriteLinks(text: string, moved: Move[]): string {
  return text.replace(
    /(\]\(<?|["'\s]<?|[[,])(\/[\w/-]+(?:#[\w.-]+)?)(?=[)"'\s?>,\]]|$)/gm,
    (_, before: string, link: string) => before + moved.reduce(follow, link),
  );
}

/** Adds moves to the list of `lib/redirects/rules`: every former address redirects to the current one in one step. */
export function addMoves(moves: Readonly<Record<string, string>>, added: Move[]): Record<string, string> {
  const all = new Map(Object.entries(moves));
  for (const move of added) {
    for (const [former, target] of [...all]) {
      all.delete(former);
      all.set(follow(former, move), follow(target, move)); // the keys of headings follow their page
    }
    all.delete(move.to);
    all.set(move.from, move.to);
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns why a move is impossible. A page moves to an address without a page, or into a heading of another page that already
 * contains its text; a heading moves to a heading of another page.
 */
export function findMoveFault({ from, to }: Move, routes: ReadonlySet<string>): string | undefined {
  const [page, target] = [pageOf(from), pageOf(to)];
  const isPage = !to.includes('#');
  const missing = [page, ...(isPage ? [] : [target])].find((route) => !routes.has(route));
  const faults: [isFault: boolean, fault: string][] = [
    [
      !/^(?:\/[a-z0-9][a-z0-9-]*)+(?:#[\w.-]+)?$/.test(to),
      `« ${to} » n’est pas une adresse : écrivez-la avec des minuscules sans accent, des chiffres et des traits d’union, par exemple /v1/guides/features/command.`,
    ],
    [page === target, 'Les deux adresses sont les mêmes.'],
    [missing !== undefined, `Aucune page n’a l’adresse ${missing}.`],
    [
      from.startsWith('/v1/api/'),
      'Les pages de l’API sont faites par la construction : elles ne se déplacent pas.',
    ],
    // Sidebars, menus and redirects of the code name them.
    [
      isPage && mainFolders.includes(from),
      `Le code du site nomme le dossier ${from} : il ne se déplace pas.`,
    ],
    [
      isPage && (!isServedRoute(to) || /\/index(?:\/|$)/.test(to) || isUnlisted(to)),
      `Le site n’aurait pas de page à l’adresse ${to} : choisissez une adresse sous /v1/guides, /v1/references ou /about, sans index.`,
    ],
    [
      isPage && to.split('/').some(isDeviceName),
      `Windows réserve un des noms de ${to} : personne ne pourrait y cloner le dépôt. Choisissez-en un autre.`,
    ],
    [isPage && from.includes('#'), 'Un titre se déplace vers un titre : écrivez /page#titre.'],
    [
      isPage && routes.has(to),
      `Une page a déjà l’adresse ${to}. Pour lui réunir l’autre, nommez la section qui la remplace : ${to}#section.`,
    ],
    [isInside(to, from), 'Une page ne peut pas être déplacée sous elle-même.'],
    [
      [from, to].some((route) => route.startsWith('/blog/')),
      'L’adresse d’un billet vient de sa date : renommez le fichier et ajoutez la règle vous-même.',
    ],
    [
      isPage && findRule(to, writtenRules) !== undefined,
      `${to} est une ancienne adresse, qui mène ailleurs : choisissez-en une autre, ou retirez sa règle de lib/redirects/rules.ts.`,
    ],
  ];
  return faults.find(([isFault]) => isFault)?.[1];
}

/** Rules that a move does not replace. */
const writtenRules = redirectRules.filter(
  ({ from }) => !Object.keys(moves).some((one) => one.toLowerCase() === from),
);

/** True below `/v1`, but in no sidebar of pages. */
function isUnlisted(route: string): boolean {
  return route.startsWith('/v1/') && !mainFolders.some((folder) => isInside(route, folder));
}
