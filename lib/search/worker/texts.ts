import type { SearchRecord } from '../types';
import type { Catalogue, PageTexts } from './catalogue';
import { invert, type Postings } from './postings';
import { isStopWord, tokenize, stem, tellingTokens } from './tokens';

/** Returns the terms of each name: of its heading and exact names; of a page also those of its category. */
export function termsOfNames({ pages, entries }: Catalogue): Set<string>[] {
  return entries.map(({ title, keys, depth, page }) => {
    const heading = tellingTokens(title).flatMap(({ surface, subwords }) => [surface, ...subwords]);
    const names = keys.flatMap(tokenize).filter((term) => !isStopWord(term));
    const category = depth === 1 ? tokenize(pages[page]?.category ?? '') : [];
    return new Set([...heading, ...names, ...category]);
  });
}

/** Indexes the texts of all pages. The build cuts the result into shards; offline, the worker makes it from the texts of the copy. */
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
  return new Set(tokenize(all).filter(isTelling).map(stem));
}

/** Lists the terms of a record's code that its text does not have. */
export function codeTerms({ code, content, signature = '', anchor }: SearchRecord): string {
  const said = new Set(tokenize(`${content}\n${signature}\n${anchor ?? ''}`).map(stem));
  const terms = tokenize(code).filter((term) => isTelling(term) && !said.has(stem(term)));
  return [...new Set(terms)].join(' ');
}

/** Single letters, stop words and numbers longer than versions only take space. */
function isTelling(term: string): boolean {
  return term.length > 1 && !isStopWord(term) && !/^\d{5,}$|^[\da-f]{16,}$/.test(term);
}
