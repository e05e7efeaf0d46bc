import { onPressed } from '@/lib/browser/events';
import { startPart } from '@/lib/browser/load';
import type { Labels } from '@/lib/i18n/labels';
import { copyAddress } from '../doc/enhance-headings';
import { currentHeading } from '../translation/start-language-switch';
import { isFreeKey } from './free-key';

/** What a key does on the shown page; nothing where the page lacks the target. */
const pageKeys: Record<string, (labels: Labels) => void> = {
  j: () => find('.prev-next a[rel="next"]')?.click(),
  k: () => find('.prev-next a[rel="prev"]')?.click(),
  t: focusContents,
  f: () => firstShown('.sidebar input', '.filter input', '.sidebar [aria-current="page"]')?.focus(),
  y: (labels) => {
    const heading = document.getElementById(currentHeading() ?? '');
    const link = (heading ?? document).querySelector<HTMLAnchorElement>('.heading-link');
    if (link) void copyAddress(link, labels);
  },
};

/**
 * Opens the list of shortcuts by `?` or by any element with `data-shortcuts-open`, and does what the keys of a page do. The
 * produced character counts, so that every keyboard layout works. The list loads when it is first asked for.
 */
export function startShortcuts(labels: Labels): void {
  const open = (): void => void startPart(async () => (await import('./shortcuts-dialog')).openShortcuts());
  onPressed('[data-shortcuts-open]', open);
  document.addEventListener('keydown', (event) => {
    const act = event.key === '?' ? open : pageKeys[event.key];
    if (!act || event.repeat || !isFreeKey(event)) return;
    event.preventDefault();
    act(labels);
  });
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#page ${selector}`);
}

/** First element of the page that is on screen, in the order of the selectors. */
function firstShown(...selectors: string[]): HTMLElement | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`#page ${selector}`)])
    .find((element) => element.checkVisibility());
}

/** Narrow screens show the contents in a popover, which the section bar opens. */
function focusContents(): void {
  const bar = find('.section-bar');
  const list = document.getElementById(bar?.getAttribute('popovertarget') ?? '');
  if (!list) return;
  if (!list.checkVisibility()) list.showPopover();
  (list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector('a'))?.focus();
}
