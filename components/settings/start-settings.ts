import { startPart } from '@/lib/browser/load';

/** Opens the reader settings by any element with `data-settings-open`. The dialog loads when it is first asked for. */
export function startSettings(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-settings-open]'))
      void startPart(async () => (await import('./settings-dialog')).openSettings());
  });
}
