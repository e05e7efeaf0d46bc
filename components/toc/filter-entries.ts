import type { EntryNode } from '@/lib/api-reference/entry-tree';

/** An entry with its place in the tree (`0/3`) and its dotted path in lower case: `tauri.windows.alwaysontop`. */
type Match = { name: string; anchor: string; at: string; path: string };

/** What a filter has found: the match that Enter opens, and the places in the tree that it shows, and whose levels it opens. */
export type FilterResult = {
  matches: Match[];
  best: Match | undefined;
  shown: Set<string>;
  open: Set<string>;
};

/** Finds the entries whose path holds all words; if there is none, those whose path and text do. */
export function filterEntries(entries: EntryNode[], words: string[], getTexts = readTexts): FilterResult {
  const byPath = findEntries(entries, words, new Map());
  return byPath.best ? byPath : findEntries(entries, words, getTexts());
}

function findEntries(entries: EntryNode[], words: string[], texts: Map<string, string>): FilterResult {
  const matches: Match[] = [];
  const shown = new Set<string>();
  const open = new Set<string>();
  /** Returns whether a node matches. `isInMatch` is true below an entry that does. */
  const visit = (nodes: EntryNode[], above: string, names: string, isInMatch: boolean): boolean => {
    let isAnyFound = false;
    nodes.forEach(({ name, anchor = '', title, children }, index) => {
      const at = above ? `${above}/${index}` : String(index);
      const path = names + fold(name);
      const text = `${path} ${texts.get(anchor) ?? ''}`;
      // The paths of what a match contains hold the words too: it only matches if it has one itself.
      const isMatch =
        anchor !== '' &&
        !title &&
        words.every((word) => text.includes(word)) &&
        (!isInMatch || words.some((word) => text.includes(word, names.length)));
      if (isMatch) matches.push({ name, anchor, at, path });
      const isOpen = visit(children, at, `${path}.`, isInMatch || isMatch);
      if (isOpen) open.add(at);
      if (isOpen || isMatch || isInMatch) shown.add(at);
      isAnyFound ||= isOpen || isMatch;
    });
    return isAnyFound;
  };
  visit(entries, '', '', false);
  return { matches, best: bestMatch(matches, words), shown, open };
}

/** The best match for the words of a query: exact path, end of a path, beginning of a name, first match. */
function bestMatch(matches: Match[], words: string[]): Match | undefined {
  const query = words.join('.');
  return (
    matches.find(({ path }) => path === query) ??
    matches.find(({ path }) => path.endsWith(`.${query}`)) ??
    matches.find(({ path }) => `.${path}`.includes(`.${query}`)) ??
    matches[0]
  );
}

/** Words of a query, also of a key copied from a file (`"devPath":`), a table of TOML, or a path as in messages (`build > devPath`). */
export function wordsOf(query: string): string[] {
  return fold(query).match(/[\p{L}\w$*.-]+/gu) ?? [];
}

/** Folded text of each entry of the page, by its anchor. */
function readTexts(): Map<string, string> {
  return new Map(
    [...document.querySelectorAll('.prose .entry')].map((entry) => [
      entry.querySelector(':is(h2, h3, h4)')?.id ?? '',
      fold(entry.textContent ?? ''),
    ]),
  );
}

/** Lower case without accents, and without the marks of lists in paths. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}|\[\]|\.\*/gu, '')
    .toLowerCase();
}
