import { on } from '@/lib/browser/events';
import type { Labels } from '@/lib/i18n/labels';
import { make } from '../ui/elements';

/** Adds the live region that announces the title of each new page, and the text of `announce` events. */
export function startAnnouncer(labels: Labels): void {
  const region = make('div', 'visually-hidden');
  region.role = 'status';
  document.body.append(region);
  on('page:shown', () => (region.textContent = labels.pageLoaded.replace('{title}', () => document.title)));
  on('announce', (text) => (region.textContent = text));
}
