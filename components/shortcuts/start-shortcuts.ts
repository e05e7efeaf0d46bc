import { keys, readStored } from '@/lib/browser/storage';
import { startPart } from '@/lib/browser/load';

/** Opens the list of shortcuts by `?` or by any element with `data-shortcuts-open`. The list loads when it is first asked for. */
export function startShortcuts(): () => void {
  const open = (): void => void startPart(async () => (await import('./shortcuts-dialog')).openShortcuts());
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-shortcuts-open]')) open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The produced character counts, so that every keyboard layout works; Shift belongs to it.
    if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (
      isTyping(event.target) ||
      document.querySelector('dialog[open]') ||
      readStored(keys.shortcutsOff) !== null
    )
      return;
    event.preventDefault();
    open();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  return () => listening.abort();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
