import { createSearcher } from '@/components/search/create-searcher';
import type { StartedWorker } from '@/lib/search/page/embedded';
import type { SearchManifest } from '@/lib/search/manifest';

it('does not use a worker that failed before the first query', async () => {
  const start = (ready: Promise<void>): StartedWorker => {
    const worker: StartedWorker['worker'] = {
      onmessage: null,
      terminate: () => undefined,
      postMessage: () =>
        (worker.onmessage as (event: unknown) => void)({
          data: { type: 'answer', id: 1, answer: { hits: [] } },
        }),
    };
    return { worker, failed: new Promise<never>(() => undefined), ready };
  };
  const broken = start(Promise.reject(new Error('503')));
  const manifest = { worker: 'worker.js' } as SearchManifest;
  const first = {
    manifest: Promise.resolve(manifest),
    worker: broken,
    startWorker: () => start(Promise.resolve()),
  };
  const { searcher } = createSearcher(manifest, first);
  await new Promise((resolve) => setTimeout(resolve));
  const question = { query: 'a', area: null, locale: 'fr' };
  const outcome = await new Promise((resolve) => searcher.search(question, resolve));
  expect(outcome).toEqual({ question, groups: [], by: 'embedded', isFinal: true });
});
