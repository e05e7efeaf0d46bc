import { setGroupOpen } from './sidebar-state';

type Item = { row: HTMLElement; link: HTMLAnchorElement; path: string };

/** Levels that were open before filtering, by tree. */
const openBefore = new WeakMap<Element, Set<Element>>();

/**
 * Runs the filter box of an entry tree: shows the entries whose path, type or text contains all words, with their ancestors.
 * Enter goes to the best match, Escape shows all.
 */
export function startTreeFilter(tree: HTMLElement, input: HTMLInputElement): void {
  const filter = (): void => applyFilter(tree, wordsOf(input.value));
  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      bestMatch(tree, wordsOf(input.value).join('.'))?.click();
    } else if (event.key === 'Escape' && input.value) {
      event.preventDefault();
      input.value = '';
      filter();
    }
  });
  filter(); // text typed while this script was loading
}

function applyFilter(tree: HTMLElement, words: string[]): void {
  const levels = [...tree.querySelectorAll('li:has(> ul)')];
  const before = openBefore.get(tree) ?? new Set(levels.filter((level) => level.matches('[data-open]')));
  if (words.length > 0) openBefore.set(tree, before);
  else openBefore.delete(tree);
  const texts = words.length > 0 ? readTexts() : new Map<string, string>();
  const found = readItems(tree).filter(({ link, path }) => {
    const text = `${path} ${texts.get(link.hash.slice(1)) ?? ''}`;
    return words.every((word) => text.includes(word));
  });
  const shown = new Set<Element>();
  for (const { row } of found)
    for (let one: Element | null = row; one && tree.contains(one); one = one.parentElement) shown.add(one);
  for (const row of tree.querySelectorAll('li'))
    row.toggleAttribute('hidden', words.length > 0 && !shown.has(row));
  for (const level of levels) setGroupOpen(level, words.length > 0 ? shown.has(level) : before.has(level));
  showStatus(tree, words.length === 0 ? undefined : found.length);
}

function showStatus(tree: HTMLElement, found: number | undefined): void {
  const status = tree.querySelector('[role="status"]');
  if (!status) return;
  const { none = '', found: count = '' } = tree.dataset;
  status.classList.toggle('visually-hidden', found !== 0);
  status.textContent = found === undefined ? '' : found > 0 ? count.replace('{count}', String(found)) : none;
}

function readItems(tree: HTMLElement): Item[] {
  return [...tree.querySelectorAll('a')].flatMap((link) => {
    const row = link.closest('li');
    if (!row || row.matches('.entry-title')) return [];
    return [{ row, link, path: pathOf(row, tree) }];
  });
}

/** `tauri.windows.alwaysontop` */
function pathOf(row: HTMLElement, tree: HTMLElement): string {
  const names: string[] = [];
  for (let one: Element | null = row; one && tree.contains(one); one = one.parentElement)
    if (one.matches('li'))
      names.unshift(one.querySelector(':scope > :is(a, button:not([aria-label]))')?.textContent ?? '');
  return fold(names.join('.'));
}

/** Folded text of each entry of the page, by its anchor. */
function readTexts(): Map<string, string> {
  return new Map(
    [...document.querySelectorAll('#page .entry')].map((entry) => [
      entry.querySelector(':is(h2, h3, h4)')?.id ?? '',
      fold(entry.textContent ?? ''),
    ]),
  );
}

/** Ranking: exact path, end of a path, beginning of a name, first match. */
function bestMatch(tree: HTMLElement, query: string): HTMLAnchorElement | undefined {
  const items = readItems(tree).filter(({ row }) => !row.closest('[hidden]'));
  const ranks = [
    ({ path }: Item): boolean => path === query,
    ({ path }: Item): boolean => path.endsWith(`.${query}`),
    ({ path }: Item): boolean => path.includes(`.${query}`) || path.startsWith(query),
    (): boolean => true,
  ];
  return ranks.flatMap((matches) => items.filter(matches))[0]?.link;
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Lower case without accents, and without the marks of lists in paths. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}|\[\]|\.\*/gu, '')
    .toLowerCase();
}
