/** The process of `renderPagesApart`. */
import type { PageSource } from '../../lib/content/types';
import { renderPages } from './render-pages';

process.once('message', async (sources: PageSource[]) => {
  const rendered = await renderPages(sources);
  process.send?.(rendered, () => process.disconnect());
});
