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
  document.addEventListener('page:shown', onShown);
  document.addEventListener('announce', onAnnounce);
  return () => {
    document.removeEventListener('page:shown', onShown);
    document.removeEventListener('announce', onAnnounce);
    region.remove();
  };
}
