import path from 'node:path';
import { phraseKinds, phrasesFile, readPhrases, topAnchor } from '../../content/search-phrases';
import { lineOf } from '../../content/line-of';
import { readText } from '../../content/read-text';
import type { ParsedPage } from '../../content/types';
import { didYouMean } from '../../text/nearest';
import { isUnread } from '../addresses';
import { pageWith } from '../example';
import type { CheckedPage } from '../page';
import type { Rule, Site } from '../rule';
import type { Place } from '../types';
import { readScalars } from '../yaml-texts';

/** Limits per page: long lists and long phrases match every query a little. */
const limits = {
  questions: { count: 12, min: 8, max: 90 },
  keywords: { count: 70, min: 1, max: 60 },
  errors: { count: 20, min: 8, max: 150 },
} as const;

/** Words in a row that a message shares with the section that explains it, unless it has fewer. */
const MIN_SHARED_WORDS = 3;

/** Search phrases: in the front matter of pages and, for generated pages, in a separate file. */
export const searchPhraseRules: Rule[] = [
  {
    id: 'search-phrase-length',
    message:
      '« {phrase} » : {kind} compte {count} entrées de {length} caractères ; la recherche en admet {limit} au plus, de {min} à {max} caractères.',
    fix: 'Gardez les mots qu’un lecteur saisirait, et retirez le reste.',
    site: (site) =>
      listPhrases(site).flatMap(({ phrase, kind, index, count, file, place }) => {
        const { count: limit, min, max } = limits[kind];
        const { length } = phrase;
        const isFit = index < limit && length >= min && length <= max;
        return isFit ? [] : [{ file, ...place, values: { phrase, kind, count, limit, min, max, length } }];
      }),
    bad: [
      pageWith({ questions: '{ top: [court] }' }),
      pageWith({ keywords: `{ top: [${'mot '.repeat(20)}] }` }),
    ],
    good: [pageWith({ questions: '{ top: [prendre des notes] }', keywords: '{ top: [bloc-notes] }' })],
  },
  {
    id: 'search-phrase-form',
    message:
      '« {phrase} » réunit plusieurs entrées, ou continue sur une autre ligne. La recherche n’en ferait qu’une seule phrase.',
    fix: 'Écrivez chaque entrée sur sa ligne, après un tiret et une espace, avec le même retrait que les autres.',
    site: (site) =>
      listPhraseTexts(site).flatMap(({ file, text }) =>
        readScalars(text).flatMap(({ keys, value: phrase, place, isWrapped }) => {
          const kind = phraseKinds.find((one) => keys.includes(one));
          // Programs write dashes in their messages.
          const isJoined = isWrapped || (kind !== 'errors' && / - /.test(phrase));
          return kind && isJoined ? [{ file, ...place, values: { phrase } }] : [];
        }),
      ),
    bad: [
      pageWith({ keywords: '\n  top:\n    - carnet - bloc-notes' }),
      pageWith({ keywords: '\n  top:\n    - carnet\n      - bloc-notes\n    - cahier' }),
      pageWith({ questions: '\n  top:\n    - prendre des notes\n      au clavier' }),
      { 'content/fr/search.yaml': '/v1/api/js/fs:\n  keywords:\n    exists:\n      - un\n        - deux' },
    ],
    good: [
      pageWith({ keywords: '\n  top:\n    - bloc-notes\n    - carnet' }),
      pageWith(
        { errors: '\n  notes:\n    - "carnet - note not found"' },
        '## Notes {#notes}\n\nLe message « carnet - note not found » est rare.',
      ),
    ],
  },
  {
    id: 'search-phrase-twice',
    message:
      '« {phrase} » est déjà dans {other}. La recherche ne saurait pas laquelle des deux pages proposer en premier.',
    fix: 'Laissez-la à la page qui répond le mieux.',
    site: (site) => {
      const seen = new Map<string, string>();
      return listPhrases(site).flatMap(({ phrase, file, place }) => {
        const key = phrase.toLowerCase();
        const other = seen.get(key);
        if (other === undefined) seen.set(key, file);
        return other === undefined ? [] : [{ file, ...place, values: { phrase, other } }];
      });
    },
    bad: [pageWith({ keywords: '{ top: [bloc-notes, Bloc-notes] }' })],
    good: [pageWith({ keywords: '{ top: [bloc-notes, carnet] }' })],
  },
  {
    id: 'search-phrase-anchor',
    message:
      '« {phrase} » mène à #{anchor}, qui n’est pas un titre de la page. La recherche ne saurait pas où conduire le lecteur.',
    fix: 'Donnez l’identifiant du titre sous lequel se trouve la réponse.',
    site: (site) =>
      listPhrases(site).flatMap(({ phrase, kind, anchor, route, page, file, place }) => {
        const isTop = anchor === topAnchor && kind !== 'errors';
        const ids = page ? new Set(page.headings.map(({ id }) => id)) : site.routes.get(route);
        const isHeading = !ids || ids.has(anchor);
        return isTop || isHeading ? [] : [{ file, ...place, values: { phrase, anchor } }];
      }),
    bad: [
      pageWith({ questions: '{ notes: [prendre des notes] }' }),
      pageWith({ errors: '{ top: [note not found] }' }, 'Le message « note not found » est rare.'),
    ],
    good: [
      pageWith({ questions: '{ notes: [prendre des notes] }' }, '## Prendre des notes {#notes}\n\nÉcrivez.'),
    ],
  },
  {
    id: 'search-phrase-route',
    message:
      'Le site n’a pas de page {route}. La recherche ne proposerait aucun des mots écrits sous cette adresse.',
    site: (site) => {
      const { locale, root, routes } = site;
      const file = phrasesFile(locale);
      return Object.keys(readPhrases(locale, root))
        .filter((route) => !routes.has(route) && !isUnread(route, site))
        .map((route) => ({
          file,
          line: lineOf(readText(path.join(root, file)), [route]),
          values: { route, fix: didYouMean(route, routes.keys(), 'Donnez l’adresse d’une page du site.') },
        }));
    },
    bad: [{ 'content/fr/search.yaml': '/v1/api/js/fss: { questions: { top: [lire un fichier] } }' }],
    good: [{ 'content/fr/search.yaml': '/v1/api/js/fs: { questions: { exists: [lire un fichier] } }' }],
  },
  {
    id: 'search-error-text',
    message:
      'Le message « {phrase} » n’est pas dans la section #{anchor}. Le lecteur qui le cherche y arriverait sans le reconnaître.',
    fix: 'Citez le message dans la section qui l’explique, ou retirez-le.',
    site: (site) =>
      listPhrases(site).flatMap(({ phrase, kind, anchor, page, file, place }) => {
        const section = page?.sections.find(({ heading }) => heading?.id === anchor);
        const isQuoted = !section || kind !== 'errors' || quotes(`${section.text}\n${section.code}`, phrase);
        return isQuoted ? [] : [{ file, ...place, values: { phrase, anchor } }];
      }),
  },
];

/** A phrase with its place, its index in the entries of its kind, their number, and the page that answers it. */
type PhraseEntry = {
  phrase: string;
  kind: (typeof phraseKinds)[number];
  anchor: string;
  route: string;
  index: number;
  count: number;
  page: ParsedPage | undefined;
  file: string;
  place: Place;
};

/** A YAML text that holds phrases, with the line numbers of its file: the front matter of a page, or phrases of pages by their routes. */
type PhraseText = { file: string; text: string; page?: CheckedPage };

function listPhraseTexts({ root, locale, pages }: Site): PhraseText[] {
  const file = phrasesFile(locale);
  const heads = pages.flatMap((page): PhraseText[] => {
    const { frontMatter, bodyLine } = page.source;
    const hasPhrases = page.kind === 'page' && phraseKinds.some((one) => frontMatter[one]);
    const head = page.lines.slice(0, bodyLine - 1).map((line) => line.replace(/^---\s*$/, ''));
    return hasPhrases ? [{ file: page.file, text: head.join('\n'), page }] : [];
  });
  const hasFile = Object.keys(readPhrases(locale, root)).length > 0;
  return hasFile ? [...heads, { file, text: readText(path.join(root, file)) }] : heads;
}

const phrasesOfSites = new WeakMap<Site, PhraseEntry[]>();

function listPhrases(site: Site): PhraseEntry[] {
  const known = phrasesOfSites.get(site);
  if (known) return known;
  const parsed = new Map(site.pages.map(({ source, parsed: page }) => [source.route, page]));
  const found = listPhraseTexts(site).flatMap((text) =>
    withCounts(readEntries(text)).map((entry) => ({ ...entry, page: parsed.get(entry.route) })),
  );
  phrasesOfSites.set(site, found);
  return found;
}

function readEntries({ file, text, page }: PhraseText): Omit<PhraseEntry, 'index' | 'count' | 'page'>[] {
  return readScalars(text).flatMap(({ keys, value: phrase, place }) => {
    const [route = '', key, anchor = ''] = page ? [page.source.route, ...keys] : keys;
    const kind = phraseKinds.find((one) => one === key);
    // A value that has another form is a fault of the front matter.
    const isRead = kind && (!page || page.source.frontMatter[kind]);
    return isRead ? [{ phrase, kind, anchor, route, file, place }] : [];
  });
}

function withCounts<Entry extends Pick<PhraseEntry, 'route' | 'kind'>>(
  entries: Entry[],
): (Entry & { index: number; count: number })[] {
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.route} ${entry.kind}`;
    lists.set(key, [...(lists.get(key) ?? []), entry]);
  }
  return [...lists.values()].flatMap((list) =>
    list.map((entry, index) => ({ ...entry, index, count: list.length })),
  );
}

function quotes(text: string, message: string): boolean {
  const words = wordsOf(message);
  const count = Math.min(MIN_SHARED_WORDS, words.length);
  const all = ` ${wordsOf(text).join(' ')} `;
  return words.some((_, at) => {
    const run = words.slice(at, at + count);
    return run.length === count && all.includes(` ${run.join(' ')} `);
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
