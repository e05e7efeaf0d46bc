import type { Labels } from '@/lib/i18n/labels';
import { iconElement } from '../ui/icon-element';

const threshold = 300;

/** Button that appears when the reader scrolls up far from the top, on documentation pages. */
export function enhanceBackToTop(root: HTMLElement, labels: Labels): (() => void) | undefined {
  if (!root.querySelector('.doc')) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'back-to-top';
  button.hidden = true;
  button.setAttribute('aria-label', labels.backToTop);
  button.title = labels.backToTop;
  button.append(iconElement('up'));
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
  button.addEventListener('click', () => {
    // The button goes away: what is next for the Tab key is at the top too.
    document.getElementById('main')?.focus({ preventScroll: true });
    // The browser stops a smooth scroll by itself when the reader scrolls against it.
    window.scrollTo({
      top: 0,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  });
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('hashchange', onHash, { signal });
  return () => {
    listening.abort();
    button.remove();
  };
}
