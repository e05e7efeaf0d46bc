import { topAnchor } from '../../content/search-phrases';
import type { Heading, ParsedPage, Section } from '../../content/types';
import { locales, toHref, type Locale } from '../../site/config';
import { cutAtWord } from '../../text/cut-at-word';
import { areaOfRoute, areas, type Category } from '../areas';
import type { Hierarchy, SearchRecord } from '../types';
import type { ReferencePlaces } from './reference-places';

/** Input for the records of a page. */
export type RecordSource = {
  route: string;
  locale: Locale;
  /** Language of the text. */
  language?: Locale;
  title: string;
  /** The page's name in sidebars. */
  label?: string;
  description: string;
  /** Tasks, other names and error messages by which readers search, by the anchor that answers them. */
  phrases?: ReadonlyMap<string, string[]>;
  page: Pick<ParsedPage, 'sections'>;
};

const MAX_CONTENT_LENGTH = 6_000;
const MAX_CODE_LENGTH = 2_000;
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the records of a page: one for the page itself, one for each heading that holds something, in page order. */
export function toRecords(source: RecordSource, reference: ReferencePlaces): SearchRecord[] {
  const area = areaOfRoute(source.route);
  const address = toHref(source.route, source.locale).replace(/(.)\/$/, '$1');
  const open: Heading[] = [];
  return mergeSections(source)
    .filter(holdsSomething)
    .map(({ heading, text, code }, position) => {
      if (heading) {
        while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
        open.push(heading);
      }
      const place = source.route + (heading ? `#${heading.id}` : '');
      const { keys = [], signature } = reference.get(place) ?? {};
      const phrases = source.phrases?.get(heading?.id ?? topAnchor);
      return {
        objectID: `${source.locale}${place}`,
        url: address + (heading ? `#${heading.id}` : ''),
        url_without_anchor: address,
        anchor: heading?.id ?? null,
        type: levels[Math.min(open.length, 5)] ?? 'lvl6',
        lang: source.locale,
        ...(source.language && source.language !== source.locale
          ? { language: locales[source.language].htmlLang }
          : {}),
        hierarchy: toHierarchy(areas[area].category, [source.title, ...open.map((parent) => parent.text)]),
        content: cut(text, MAX_CONTENT_LENGTH),
        code: cut(code, MAX_CODE_LENGTH),
        ...(signature ? { signature } : {}),
        keys: heading ? keys : [...keys, ...namesOfPage(source)],
        ...(phrases ? { phrases } : {}),
        weight: {
          pageRank: pageRankOf(source.route),
          level: heading ? 100 - 5 * (heading.depth - 1) : 100,
          position,
        },
      };
    });
}

/** Returns the record's own heading, or the page title. */
export function nameOf({ hierarchy, type }: Pick<SearchRecord, 'hierarchy' | 'type'>): string {
  return hierarchy[type] ?? '';
}

/** Merges description and introduction into one section; the headings follow. */
function mergeSections({ description, page }: RecordSource): Section[] {
  const [first, ...rest] = page.sections;
  const intro = first && !first.heading ? first : undefined;
  const head: Section = {
    heading: null,
    text: [description, intro?.text ?? ''].filter(Boolean).join('\n'),
    code: intro?.code ?? '',
  };
  return [head, ...(intro ? rest : page.sections)];
}

/** False for a heading above nothing but a list of cards or another component. */
function holdsSomething({ heading, text, code }: Section, at: number, sections: Section[]): boolean {
  const below = sections[at + 1]?.heading;
  return Boolean(!heading || text || code || (below && below.depth > heading.depth));
}

/** Other names of a page: its sidebar label, and the last segment of its URL, which is mostly English. */
function namesOfPage({ route, title, label }: RecordSource): string[] {
  const slug = /^\/blog\//.test(route) ? '' : (route.split('/').at(-1) ?? '').replace(/-/g, ' ');
  return [...new Set([label ?? title, slug])].filter((name) => name && name !== title);
}

function toHierarchy(lvl0: Category, names: string[]): Hierarchy {
  const at = (index: number): string | null => names[index] ?? null;
  // Deeper headings than the record has levels for put their own name in the last level.
  const last = names.length > 6 ? (names.at(-1) ?? null) : at(5);
  return { lvl0, lvl1: at(0), lvl2: at(1), lvl3: at(2), lvl4: at(3), lvl5: at(4), lvl6: last };
}

/** How much a page counts: news become outdated, and few readers search for pages about the site. */
function pageRankOf(route: string): number {
  if (/^\/(?:blog|releases)(\/|$)/.test(route)) return 60;
  if (/^\/about(\/|$)/.test(route)) return 90;
  return areaOfRoute(route) === 'guide' ? 100 : 95;
}

/** Collapses spaces and cuts a text that is longer than a record holds. */
function cut(text: string, length: number): string {
  return cutAtWord(text.replace(/[ \t]+/g, ' ').trim(), length);
}
