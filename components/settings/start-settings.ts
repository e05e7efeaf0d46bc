import { startPart } from '@/lib/browser/load';

/** Opens the reader settings by any element with `data-settings-open`. The dialog loads when it is first asked for. */
export function startSettings(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-settings-open]'))
      void startPart(async () => (await import('./settings-dialog')).openSettings());
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
