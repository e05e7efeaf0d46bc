import { startPart } from '@/lib/browser/load';
import type { Labels } from '@/lib/i18n/labels';
import { copyAddress } from '../doc/enhance-headings';
import { currentHeading } from '../translation/start-language-switch';
import { isFreeKey } from './free-key';

/**
 * Opens the list of shortcuts by `?` or by any element with `data-shortcuts-open`, and does what the keys of a page do. The
 * produced character counts, so that every keyboard layout works. Code loads when it is first asked for.
 */
export function startShortcuts(labels: Labels): void {
  const open = (): void => void startPart(async () => (await import('./shortcuts-dialog')).openShortcuts());
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-shortcuts-open]')) open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!/^[?jktfy]$/.test(key) || event.repeat || !isFreeKey(event)) return;
    event.preventDefault();
    if (key === '?') open();
    else void startPart(async () => (await import('./page-keys')).pressPageKey(key, copySection));
  };
  // Here, because a part that imports modules of the client entry would cut that entry into more files.
  const copySection = (): void => {
    const heading = document.getElementById(currentHeading() ?? '');
    const link = (heading ?? document).querySelector<HTMLAnchorElement>('.heading-link');
    if (link) void copyAddress(link, labels);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
