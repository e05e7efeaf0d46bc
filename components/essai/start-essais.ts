import { on, onPressed } from '@/lib/browser/events';
import { startPart } from '@/lib/browser/load';

/** Runs samples: the player is loaded at the first press on a button. Leaving the page stops them. */
export function startEssais(): void {
  const stops: (() => void)[] = [];
  onPressed('[data-essai] .essai-run', (button) =>
    startPart(async () => {
      const place = button.closest<HTMLElement>('[data-essai]');
      if (!place) return;
      const { play } = await import('./player');
      const stop = await play(place);
      if (!place.isConnected) return stop(); // the page was left while it loaded
      stops.push(stop);
      button.remove();
    }),
  );
  on('page:shown', () => stops.splice(0).forEach((stop) => stop()));
}
