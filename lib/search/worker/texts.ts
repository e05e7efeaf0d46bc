import type { SearchRecord } from '../types';
import type { Catalogue, PageTexts } from './catalogue';
import { invert, type Postings } from './postings';
import { isStopWord, splitWords, stem, tellingTokens } from './words';

/** Returns the words of each name: of its heading and exact names; of a page also those of its category. */
export function wordsOfNames({ pages, entries }: Catalogue): Set<string>[] {
  return entries.map(({ title, keys, depth, page }) => {
    const heading = tellingTokens(title).flatMap(({ surface, parts }) => [surface, ...parts]);
    const names = keys.flatMap(splitWords).filter((word) => !isStopWord(word));
    const category = depth === 1 ? splitWords(pages[page]?.category ?? '') : [];
    return new Set([...heading, ...names, ...category]);
  });
}

/** Indexes the texts of all pages. The build cuts the result into parts; offline, the worker makes it from the texts of the copy. */
export function indexTexts({ pages, entries }: Catalogue, texts: readonly PageTexts[]): Postings {
  return invert(
    pages.flatMap(({ first, count }, page) =>
      entries
        .slice(first, first + count)
        .map(({ anchor }, number) => stemsOfText(texts[page], number, anchor)),
    ),
  );
}

/** Returns the stems of a record's text and code. The phrases of a page, which come last, have none. */
function stemsOfText(page: PageTexts | undefined, number: number, anchor: string): Set<string> {
  if (page?.texts[number] === undefined) return new Set();
  // Anchors are mostly the English names of the headings.
  const all = [page.texts[number], page.code[number], page.signatures?.[number], anchor].join('\n');
  return new Set(splitWords(all).filter(isTelling).map(stem));
}

/** Lists the words of a record's code that its text does not have. */
export function codeWords({ code, content, signature = '', anchor }: SearchRecord): string {
  const said = new Set(splitWords(`${content}\n${signature}\n${anchor ?? ''}`).map(stem));
  const words = splitWords(code).filter((word) => isTelling(word) && !said.has(stem(word)));
  return [...new Set(words)].join(' ');
}

/** Single letters, stop words and numbers longer than versions only take space. */
function isTelling(word: string): boolean {
  return word.length > 1 && !isStopWord(word) && !/^\d{5,}$|^[\da-f]{16,}$/.test(word);
}
