import { findTarget } from '../navigation/find-target';

type Part = { text: string; nodes: HTMLElement[]; level: number };

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
  let parts: Part[] | undefined;
  input.addEventListener('input', () => {
    parts ??= readParts(place);
    const shown = applyFilter(parts, input.value);
    status.textContent = shown === 0 ? (place.dataset.none ?? '') : '';
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

/** What follows the box, cut at each heading. */
function readParts(place: HTMLElement): Part[] {
  const parts: Part[] = [];
  for (let node = place.nextElementSibling; node instanceof HTMLElement; node = node.nextElementSibling) {
    const level = /^H([2-6])$/.exec(node.tagName)?.[1];
    if (level) parts.push({ text: '', nodes: [], level: Number(level) });
    const part = parts.at(-1);
    part?.nodes.push(node);
    if (part) part.text += ` ${node.textContent?.toLowerCase() ?? ''}`;
  }
  return parts;
}

function applyFilter(parts: Part[], query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = parts.map((part) => words.every((word) => part.text.includes(word)));
  // A heading stays when one of the entries below it does.
  const kept = parts.map((part, index) => matches[index] || hasKeptChild(parts, matches, index, part.level));
  parts.forEach((part, index) => part.nodes.forEach((node) => node.toggleAttribute('hidden', !kept[index])));
  return kept.filter(Boolean).length;
}

function hasKeptChild(parts: Part[], matches: boolean[], index: number, level: number): boolean {
  for (let next = index + 1; next < parts.length && (parts[next]?.level ?? 0) > level; next++)
    if (matches[next]) return true;
  return false;
}
