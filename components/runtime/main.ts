import { labels } from 'site:labels';
import { loadFiles } from '@/lib/browser/load';
import { startPage } from './start-page';

/** The entry of the client bundle. Generated code calls `loadFiles` in front of each dynamic import. */
Object.assign(globalThis, { loadFiles });
void startPage(labels, repeatEarlyPress);
if (process.env.NODE_ENV === 'development')
  void import('../dev/overlay').then(({ startOverlay }) => startOverlay());

/** Repeats the last button press or key from before the runtime had loaded; the loader has stored the event. */
function repeatEarlyPress(): void {
  const { lastPress } = window;
  window.lastPress = undefined; // it would keep its page in memory
  if (!(lastPress?.target instanceof Element)) return;
  const { type, target } = lastPress;
  if (type === 'click') target.closest('button')?.click();
  if (type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', lastPress as KeyboardEvent));
}
