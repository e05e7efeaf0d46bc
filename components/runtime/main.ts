import { labels } from 'site:labels';
import { loadFiles } from '@/lib/browser/load';
import { startNavbar } from './start-navbar';
import { startPage } from './start-page';

/** The entry of the client bundle. Generated code calls `loadFiles` in front of each dynamic import. */
Object.assign(globalThis, { loadFiles });
startNavbar(() => import('./navbar-island'));
startPage(labels, repeatEarlyPress);

/** Repeats the last press on a button, or the last key, if it came before the runtime; the loader has kept it. */
function repeatEarlyPress(): void {
  const host = globalThis as { lastSign?: Event | undefined };
  const { type, target } = host.lastSign ?? {};
  if (!(target instanceof Element)) return;
  if (type === 'click') target.closest('button')?.click();
  if (type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', host.lastSign as KeyboardEvent));
  host.lastSign = undefined; // it would keep its page in memory
}
