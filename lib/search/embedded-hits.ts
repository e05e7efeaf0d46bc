import type { Found } from './embedded-index';
import type { Catalogue } from './catalogue';
import type { PageTexts } from './index-files';
import { addMarks, cropText, markPattern } from './marks';
import type { Hierarchy, RawHit } from './types';

const croppedTo = 30;
const longestMarked = 3_000;
/** More than is shown, so that the end is cut where it is shown: between two words. */
const longestPreview = 900;

/** Results in the shape the hosted service answers with. Texts that are not here yet are left out. */
export function toRawHits(
  { results, words }: Found,
  catalogue: Catalogue,
  textsOf: (page: number) => PageTexts | undefined,
): RawHit[] {
  const pattern = markPattern(words);
  return results.flatMap(({ entry: number }): RawHit[] => {
    const entry = catalogue.entries[number];
    const page = entry && catalogue.pages[entry.page];
    if (!entry || !page) return [];
    const hierarchy = hierarchyOf(catalogue, number, page.category);
    const content = textsOf(entry.page)?.[number - page.first]?.slice(0, longestMarked) ?? null;
    const marked = Object.fromEntries(
      Object.entries(hierarchy).flatMap(([level, value]) =>
        value === null ? [] : [[level, { value: level === 'lvl0' ? value : addMarks(value, pattern) }]],
      ),
    );
    return [
      {
        objectID: catalogue.lang + page.url + (entry.anchor ? `#${entry.anchor}` : ''),
        url: page.url + (entry.anchor ? `#${entry.anchor}` : ''),
        url_without_anchor: page.url,
        anchor: entry.anchor || null,
        type: `lvl${entry.depth}`,
        lang: catalogue.lang,
        ...(page.language ? { language: page.language } : {}),
        hierarchy,
        content,
        _highlightResult: {
          hierarchy: marked,
          ...(content ? { content: { value: addMarks(content.slice(0, longestPreview), pattern) } } : {}),
        },
        _snippetResult: content
          ? { content: { value: addMarks(cropText(content, pattern, croppedTo), pattern) } }
          : {},
      },
    ];
  });
}

function hierarchyOf({ entries }: Catalogue, number: number, lvl0: string): Hierarchy {
  const names: string[] = [];
  for (let at: number | null = number; at !== null; at = entries[at]?.parent ?? null)
    names.unshift(entries[at]?.title ?? '');
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = names;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}
