/** The process of `SecondReader`. */
import { renderPage } from '../../components/mdx/render-page';
import type { CheckedPage } from '../../lib/check/types';
import { readSound } from './lean-pages';
import type { SoundPage } from './second-reader';

process.once('disconnect', () => process.exit());
process.once('message', async (pages: CheckedPage[]) => {
  for (const [index, page] of pages.entries()) {
    const targets = readSound(page, []);
    const rendered = targets && (await renderPage(page.source).catch(() => undefined));
    if (rendered) process.send?.({ index, targets } satisfies SoundPage);
    delete page.tree;
    await new Promise(setImmediate); // sends the answer, and hears when it is enough
  }
  process.disconnect();
});
