import { startPart } from '@/lib/browser/load';

/** Runs samples: the player is loaded at the first press on a button. Leaving the page stops them. */
export function enhanceEssai(root: HTMLElement): () => void {
  const stops: (() => void)[] = [];
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest('.essai-run');
    const place = button?.closest<HTMLElement>('[data-essai]');
    if (place)
      void startPart(async () => {
        const { play } = await import('./player');
        stops.push(await play(place));
        button?.remove();
      });
  };
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    stops.forEach((stop) => stop());
  };
}
