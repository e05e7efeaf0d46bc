import assert from 'node:assert/strict';
import { evict, keptFiles, keptText, openPanel, scene, scenes } from '../support/offline-scene';
import { until } from '../support/until';

scenes('losing parts of a copy', () => {
  scene(
    'answers with the network when an entry was evicted, and restores it',
    async ({ server, openWithCopy, step }) => {
      const page = await openWithCopy();
      const [document, script] = ['/fr/v1/guides/page-6', '/_next/static/chunks/app-a.js'];
      await step('a page and a script', async () => {
        await evict(page, document);
        await evict(page, script);
        await page.goto(server.origin + document);
        assert.equal(await page.textContent('h1'), 'Page v1/guides/page-6');
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        for (const path of [document, script])
          await until(
            page,
            async (wanted) => (await caches.match(wanted, { ignoreSearch: true })) !== undefined,
            path,
          );
      });
      await step('without the server the offline page shows', async () => {
        await evict(page, document);
        server.fail('drop');
        await page.goto(server.origin + document);
        assert.equal(await page.textContent('h1'), 'Page hors-ligne');
      });
    },
  );

  scene('never keeps a wrong answer for an evicted page', async ({ server, openWithCopy, step }) => {
    const page = await openWithCopy();
    for (const [index, fault] of (['portal', 'error', 'missing'] as const).entries()) {
      await step(`passes on "${fault}"`, async () => {
        const path = `/fr/v1/guides/page-${index + 1}`;
        server.fail((asked) => (asked === path ? fault : undefined));
        await evict(page, path); // after that: the worker may still be restoring the page before
        await page.goto(server.origin + path);
        assert.match((await page.textContent('main')) ?? '', /Connectez-vous/);
        server.recover();
        await page.goto(`${server.origin}/fr/v1/guides/page-7`);
        assert.doesNotMatch((await keptText(page, path)) ?? '', /Connectez-vous/);
      });
    }
  });

  scene(
    'shows the newer page when the server no longer has an evicted one',
    async ({ server, openWithCopy, deploy }) => {
      const page = await openWithCopy();
      await deploy({ code: 'b' });
      await evict(page, '/fr/v1/guides/page-6');
      await page.goto(`${server.origin}/fr/v1/guides/page-6`);
      await page.waitForSelector('html[data-script="b"]', { state: 'attached' });
      assert.equal(await page.getAttribute('main', 'data-text-build'), 'b');
    },
  );

  scene(
    'is complete again, in the panel and in fact, whatever was lost of files, records and decision',
    async ({ server, openWithCopy, step }) => {
      const page = await openWithCopy();
      const count = (await keptFiles(page)).length;
      // Each state of the files and each of the records, alone and with another.
      const states: [files: State, records: State][] = [
        ['half', 'whole'],
        ['malformed', 'empty'],
        ['empty', 'gone'],
        ['whole', 'malformed'],
        ['whole', 'empty'],
        ['half', 'gone'],
        ['gone', 'malformed'],
        ['gone', 'gone'],
      ];
      for (const [index, [files, records]] of states.entries())
        await step(`files ${files}, records ${records}`, async () => {
          await page.evaluate(lose, { files, records, decision: index % 2 === 0 });
          await page.goto(`${server.origin}/fr/`);
          await page.waitForSelector('html[data-ready]', { state: 'attached' });
          const panel = await openPanel(page);
          await until(page, isIntact, count);
          await panel.getByText('est complète', { exact: false }).waitFor();
        });
      server.fail('drop');
      await page.goto(`${server.origin}/fr/v1/guides/page-1`);
      assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
    },
  );

  scene('does not rely on the clock', async ({ server, openWithCopy, step }) => {
    const page = await openWithCopy();
    server.fail('drop');
    for (const [name, date] of [
      ['far ahead', '9999-12-31T23:59:59.000Z'],
      ['long past', '1970-01-01T00:00:00.000Z'],
    ]) {
      await step(`serves pages of a copy whose date is ${name}`, async () => {
        await page.evaluate(async (wrong) => {
          const cache = await caches.open(
            (await caches.keys()).find((key) => key.startsWith('tauri-docs')) ?? '',
          );
          for (const request of await cache.keys()) {
            const fact = (await (await cache.match(request))?.json()) as object;
            if (request.url.includes('copy-'))
              await cache.put(request, Response.json({ ...fact, date: wrong }));
          }
        }, date);
        await page.goto(`${server.origin}/fr/v1/guides/page-1`);
        assert.match((await page.textContent('.copy-note')) ?? '', /^Lu dans la copie hors ligne du /);
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
      });
    }
  });
});

/** True if all files are stored and none is damaged as `lose` does it. */
async function isIntact(count: number): Promise<boolean> {
  const name = (await caches.keys()).find((key) => key.startsWith('serwist'));
  const cache = name ? await caches.open(name) : undefined;
  const stored = (await cache?.matchAll()) ?? [];
  const texts = await Promise.all(stored.map((response) => response.text()));
  return texts.length === count && !texts.includes('{"date":');
}

type State = 'whole' | 'half' | 'malformed' | 'empty' | 'gone';

/** Damages the caches of a copy, and forgets the reader's decision if asked. */
async function lose({ files, records, decision }: { files: State; records: State; decision: boolean }) {
  if (decision) localStorage.clear();
  for (const name of await caches.keys()) {
    const state = name.startsWith('serwist') ? files : records;
    if (state === 'gone') await caches.delete(name);
    const cache = state === 'gone' || state === 'whole' ? undefined : await caches.open(name);
    for (const [index, request] of ((await cache?.keys()) ?? []).entries())
      if (state === 'malformed') await cache?.put(request, new Response('{"date":'));
      else if (state === 'empty' || index % 2 === 0) await cache?.delete(request);
  }
}
