import { findTarget } from '@/lib/browser/find-target';

type Entry = { text: string; nodes: Element[]; level: number };

/**
 * Adds a filter box to long reference pages: only the entries whose name or text holds all words stay, each under the
 * heading it belongs to. A link to an entry that is filtered out shows all again.
 */
export function enhanceFilter(root: HTMLElement): (() => void) | undefined {
  const place = root.querySelector<HTMLElement>('.filter');
  if (!place || place.firstChild) return undefined;
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = place.dataset.placeholder ?? '';
  input.setAttribute('aria-label', input.placeholder);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  place.append(input, status);
  let entries: Entry[] | undefined;
  input.addEventListener('input', () => {
    entries ??= readEntries(place);
    const { none = '', found = '' } = place.dataset;
    const shown = applyFilter(entries, input.value);
    if (input.value.trim() === '') status.textContent = '';
    else status.textContent = shown === 0 ? none : found.replace('{count}', String(shown));
  });
  const clear = (): void => {
    input.value = '';
    input.dispatchEvent(new Event('input'));
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    clear();
  });
  const reveal = (): void => {
    const target = findTarget(location.hash);
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView({ behavior: 'instant' });
  };
  window.addEventListener('hashchange', reveal);
  return () => window.removeEventListener('hashchange', reveal);
}

/** What follows the box, cut at each heading; parts of a very long text (lib/mdx/rehype) are looked into. */
function readEntries(place: HTMLElement): Entry[] {
  const entries: Entry[] = [];
  for (let node = place.nextElementSibling; node; node = node.nextElementSibling)
    for (const block of isPart(node) ? node.children : [node]) {
      const level = /^H([2-6])$/.exec(block.tagName)?.[1];
      if (level) entries.push({ text: '', nodes: [], level: Number(level) });
      const entry = entries.at(-1);
      entry?.nodes.push(block);
      if (entry) entry.text += ` ${block.textContent?.toLowerCase() ?? ''}`;
    }
  return entries;
}

function isPart(node: Element | null): node is Element {
  return node?.classList.contains('part') ?? false;
}

function applyFilter(entries: Entry[], query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = entries.map((entry) => words.every((word) => entry.text.includes(word)));
  // A heading stays when one of the entries below it does.
  const kept = entries.map(
    (entry, index) => matches[index] || hasKeptChild(entries, matches, index, entry.level),
  );
  entries.forEach(({ nodes }, index) =>
    nodes.forEach((node) => node.toggleAttribute('hidden', !kept[index])),
  );
  // A part that is left empty would keep its guessed height.
  for (const part of new Set(entries.flatMap(({ nodes }) => nodes.map((node) => node.parentElement))))
    if (isPart(part)) part.toggleAttribute('hidden', !part.querySelector(':scope > :not([hidden])'));
  return kept.filter(Boolean).length;
}

function hasKeptChild(entries: Entry[], matches: boolean[], index: number, level: number): boolean {
  for (let next = index + 1; next < entries.length && (entries[next]?.level ?? 0) > level; next++)
    if (matches[next]) return true;
  return false;
}
