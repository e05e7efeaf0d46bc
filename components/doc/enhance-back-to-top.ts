import type { Labels } from '@/lib/i18n/labels';
import { iconButton } from '../ui/elements';

const threshold = 300;

/** Button that appears when the reader scrolls up far from the top, on documentation pages. */
export function enhanceBackToTop(root: HTMLElement, signal: AbortSignal, labels: Labels): void {
  if (!root.querySelector('.doc')) return;
  const button = iconButton('up', labels.backToTop, scrollToTop, 'back-to-top');
  button.hidden = true;
  button.title = labels.backToTop;
  root.append(button);

  let last = window.scrollY;
  const onScroll = (): void => {
    const { scrollY, innerHeight } = window;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    if (scrollY < threshold || scrollY > last) button.hidden = true;
    else if (scrollY < last && !atEnd) button.hidden = false;
    last = scrollY;
  };
  const onHash = (): void => {
    button.hidden = true;
    last = window.scrollY; // the jump is not scrolling
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('hashchange', onHash, { signal });
  signal.addEventListener('abort', () => button.remove());
}

function scrollToTop(): void {
  // The button is about to be hidden: the next tab stop must be at the top as well.
  document.getElementById('main')?.focus({ preventScroll: true });
  // The browser stops a smooth scroll by itself when the reader scrolls against it.
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}
