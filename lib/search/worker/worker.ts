/** Entry of the search worker. `scripts/postbuild/search-index.ts` bundles it as one script. */
import type { IndexAddresses } from '../manifest';
import type { Answer } from '../types';
import type { TitlesFile } from './catalogue';
import { SearchService } from './service';

/** To the worker: the index, with the text of its titles file; then queries. */
export type ToWorker =
  | { type: 'load'; addresses: IndexAddresses; titles: string }
  | { type: 'search'; id: number; query: string; category?: string };

/** From the worker: an answer, a failure, or `more` when the same query would now get a fuller answer. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'failure'; id: number; message: string }
  | { type: 'more' };

const post = (message: FromWorker): void => self.postMessage(message);

async function readJson(address: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache: cache ?? 'default' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

let service: SearchService | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker | null>) => {
  if (data?.type === 'load') {
    const titles = JSON.parse(data.titles) as TitlesFile;
    service = new SearchService(titles, data.addresses, readJson, () => post({ type: 'more' }));
  } else if (data?.type === 'search' && service) {
    const { id, query, category } = data;
    service.search(query, category).then(
      (answer) => post({ type: 'answer', id, answer }),
      (error: unknown) => post({ type: 'failure', id, message: String(error) }),
    );
  }
});
