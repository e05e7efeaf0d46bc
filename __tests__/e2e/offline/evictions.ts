import assert from 'node:assert/strict';
import { evict, keptFiles, keptText, scene, scenes } from '../support/offline-scene';
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

  scene('restores everything when all files were deleted', async ({ openWithCopy }) => {
    const page = await openWithCopy();
    const before = await keptFiles(page);
    await page.evaluate(async () =>
      Promise.all(
        (await caches.keys()).filter((name) => name.startsWith('serwist')).map((name) => caches.delete(name)),
      ),
    );
    await page.reload();
    await until(
      page,
      async (count) => {
        const name = (await caches.keys()).find((key) => key.startsWith('serwist'));
        return name !== undefined && (await (await caches.open(name)).keys()).length === count;
      },
      before.length,
    );
  });

  scene('goes on when what is known about the copy is lost', async ({ server, openWithCopy }) => {
    const page = await openWithCopy();
    await page.evaluate(async () =>
      Promise.all(
        (await caches.keys())
          .filter((name) => name.startsWith('tauri-docs'))
          .map((name) => caches.delete(name)),
      ),
    );
    server.fail('drop');
    await page.goto(`${server.origin}/fr/v1/guides/page-1`);
    assert.equal(await page.textContent('h1'), 'Page v1/guides/page-1');
  });

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
