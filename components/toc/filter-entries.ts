import type { EntryNode } from '@/lib/api-reference/entry-tree';

/** An entry with its dotted path in lower case: `tauri.windows.alwaysontop`. */
type Match = { anchor: string; path: string };

/** Entries whose path or text holds all words, and the tree paths to show: theirs and those of their ancestors. */
export function filterEntries(
  entries: EntryNode[],
  words: string[],
  texts: ReadonlyMap<string, string> = readTexts(),
): { matches: Match[]; shown: Set<string> } {
  const matches: Match[] = [];
  const shown = new Set<string>();
  const visit = (nodes: EntryNode[], above: string, names: string[]): boolean => {
    let isAnyShown = false;
    nodes.forEach(({ name, anchor, title, children }, index) => {
      const at = above ? `${above}/${index}` : String(index);
      const path = [...names, fold(name)];
      const text = anchor && !title ? `${path.join('.')} ${texts.get(anchor) ?? ''}` : '';
      const isMatch = text !== '' && words.every((word) => text.includes(word));
      if (isMatch && anchor) matches.push({ anchor, path: path.join('.') });
      const isShown = visit(children, at, path) || isMatch;
      if (isShown) shown.add(at);
      isAnyShown ||= isShown;
    });
    return isAnyShown;
  };
  visit(entries, '', []);
  return { matches, shown };
}

/** Anchor of the best match for the words of a query: exact path, end of a path, beginning of a name, path with all words, first match. */
export function bestMatch(matches: Match[], words: string[]): string | undefined {
  const query = words.join('.');
  const ranks = [
    ({ path }: Match): boolean => path === query,
    ({ path }: Match): boolean => path.endsWith(`.${query}`),
    ({ path }: Match): boolean => `.${path}`.includes(`.${query}`),
    ({ path }: Match): boolean => words.every((word) => path.includes(word)),
    (): boolean => true,
  ];
  return ranks.flatMap((fits) => matches.filter(fits))[0]?.anchor;
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
