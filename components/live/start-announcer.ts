import type { Labels } from '../layout/labels';

/** A region that says to screen readers which page is now shown, and what an `announce` event brings. */
export function startAnnouncer(labels: Labels): () => void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  const onShown = (): void => {
    region.textContent = labels.pageLoaded.replace('{title}', () => document.title);
  };
  const onAnnounce = (event: Event): void => {
    region.textContent = (event as CustomEvent<string>).detail;
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('page:shown', onShown, { signal });
  document.addEventListener('announce', onAnnounce, { signal });
  return () => {
    listening.abort();
    region.remove();
  };
}
