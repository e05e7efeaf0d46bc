import { emit } from '@/lib/browser/events';
import type { Labels } from '@/lib/i18n/labels';
import { copyAddress } from '../doc/enhance-headings';
import { currentHeading } from '../translation/start-language-switch';

/** Does what a key of `shortcutGroups` does on the shown page; nothing where the page lacks the target. */
export function pressPageKey(key: string, labels: Labels): void {
  if (key === 'j') find('.prev-next a[rel="next"]')?.click();
  else if (key === 'k') find('.prev-next a[rel="prev"]')?.click();
  else if (key === 't') focusContents();
  else if (key === 'f')
    firstShown('.sidebar input', '.filter input', '.sidebar [aria-current="page"]')?.focus();
  else if (key === 'y') void copySection(labels);
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

async function copySection(labels: Labels): Promise<void> {
  const id = currentHeading();
  const link = id && document.getElementById(id)?.querySelector<HTMLAnchorElement>('.heading-link');
  if (link) return copyAddress(link, labels);
  await navigator.clipboard.writeText(location.origin + location.pathname + (id ? `#${id}` : ''));
  emit('announce', labels.linkCopied);
}
