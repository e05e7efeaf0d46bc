import { startPart } from '@/lib/browser/load';

/** Loads the configuration checker when its button is pressed. */
export function enhanceConfigChecker(root: HTMLElement): void {
  const place = root.querySelector<HTMLElement>('.config-checker');
  place
    ?.querySelector('button')
    ?.addEventListener(
      'click',
      () => void startPart(async () => (await import('./checker')).openChecker(place)),
    );
}
