/** Entry of the search worker: built on its own after the export, see scripts/postbuild/search-index.ts. */
import { EmbeddedService } from './embedded-service';
import { isToWorker, type FromWorker } from './worker-messages';

const tell = (message: FromWorker): void => self.postMessage(message);

const service = new EmbeddedService(
  async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  },
  () => tell({ type: 'more' }),
);

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isToWorker(data)) return;
  if (data.type === 'load') return service.load(data.addresses, data.titles);
  if (data.type === 'prepare')
    // Told to nobody: the question itself will say what is wrong.
    return void service.prepare(data.query, data.category).catch(() => undefined);
  const { id, body } = data;
  service.answer(body).then(
    (content) => tell({ type: 'answer', id, content }),
    (error: unknown) => tell({ type: 'failure', id, message: String(error) }),
  );
});
