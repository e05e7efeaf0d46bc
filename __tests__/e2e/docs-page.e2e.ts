import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { address, follow, layOutWhole, startSuite, until } from './support/suite';

const { open } = startSuite();
const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];
const path = '/fr/v1/guides/features/command';
const deep = '/fr/v1/guides/testing/webdriver/example/selenium';

const jump = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

test('the title is “{title} | Tauri Apps”, and the page has one level-1 heading', async () => {
  const { page } = await open(path);
  const heading = await page.locator('h1').allTextContents();
  assert.equal(heading.length, 1);
  assert.equal(await page.title(), `${heading[0]} | Tauri Apps`);
  assert.ok(((await page.getAttribute('meta[name="description"]', 'content')) ?? '').length > 20);
});

test('breadcrumbs: house, categories, the page as plain text with aria-current, with microdata positions from 1', async () => {
  const { page } = await open(deep);
  const crumbs = page.getByRole('navigation', { name: 'Fil conducteur' });
  assert.equal(await crumbs.locator('a').first().getAttribute('href'), '/fr/');
  assert.equal(await crumbs.getByRole('img', { name: 'Page d’accueil' }).count(), 1);
  const items = crumbs.locator('[itemprop="itemListElement"]');
  assert.deepEqual(
    await items
      .locator('meta[itemprop="position"]')
      .evaluateAll((list) => list.map((meta) => meta.getAttribute('content'))),
    ['1', '2', '3', '4', '5'],
  );
  const last = items.last();
  assert.equal(await last.locator('[aria-current="page"]').count(), 1);
  assert.equal(await last.locator('a').count(), 0);
  assert.equal(await items.first().locator('a').getAttribute('href'), '/fr/v1/guides');
});

test('previous and next follow the sidebar, with “Précédent” and “Prochain”', async () => {
  const { page } = await open(path);
  const order = await page
    .locator('.sidebar a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const index = order.indexOf(path);
  const nav = page.locator('.prev-next');
  assert.equal(await nav.locator('a[rel="prev"]').getAttribute('href'), order[index - 1]);
  assert.equal(await nav.locator('a[rel="next"]').getAttribute('href'), order[index + 1]);
  assert.match((await nav.locator('a[rel="prev"] span').textContent()) ?? '', /Précédent/);
  assert.match((await nav.locator('a[rel="next"] span').textContent()) ?? '', /Prochain/);
});

test('the edit link opens the French file in a new tab, the words of a generated page too; the date of the last change is in <time>', async () => {
  const { page } = await open(path);
  const link = page.getByRole('link', { name: 'Modifier cette page' });
  assert.match(
    (await link.getAttribute('href')) ?? '',
    /\/edit\/.*\/fr\/v1\/guides\/features\/command\.mdx$/,
  );
  assert.equal(await link.getAttribute('target'), '_blank');
  const updated = page.locator('.doc-footer time');
  // Where the history of the files is not at hand, no date is shown.
  if ((await updated.count()) > 0) {
    assert.match((await updated.getAttribute('datetime')) ?? '', /^\d{4}-\d{2}-\d{2}$/);
    assert.match(await updated.innerText(), /^(?:1er|\d{1,2}) \p{L}+\.? \d{4}$/u);
  }
  for (const [generated, file] of [
    ['/fr/v1/api/js/fs', 'content/fr/api/js/fs.yaml'],
    ['/fr/v1/api/config', 'content/fr/api/config.yaml'],
    ['/fr/v1/api/cli', 'content/fr/api/cli.yaml'],
  ] as const)
    assert.ok(readFileSync(`out${generated}.html`, 'utf8').includes(`/${file}"`), generated);
});

test('the contents list nests levels 2 to 3, and each entry leads to a heading of the page', async () => {
  const { page } = await open(path);
  const result = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.toc nav a')].map((link) => [
      link.parentElement?.parentElement?.parentElement?.tagName === 'LI' ? 3 : 2,
      document.getElementById(decodeURIComponent(link.hash.slice(1)))?.tagName,
    ]),
  );
  assert.ok(result.length > 3);
  for (const [level, tag] of result) assert.equal(tag, `H${level}`);
});

test('a page may change the levels of its contents list, or have none', async () => {
  const { page } = await open('/fr/v1/references/architecture');
  assert.ok((await page.locator('.toc nav a').count()) > 3);
  assert.equal(await page.locator('.toc nav ul ul').count(), 0);
  assert.ok(!readFileSync('out/fr/v1/guides/getting-started/setup.html', 'utf8').includes('class="toc"'));
});

test('the line beside the sidebar reaches as far down as the text, however short the sidebar', async () => {
  const { page } = await open('/fr/blog');
  const [text, layout, width] = await page.evaluate(() => {
    const main = document.querySelector('.doc-layout > .doc');
    const bottom = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().bottom ?? NaN;
    return [bottom(main), bottom(main?.parentElement), main && getComputedStyle(main).borderInlineStartWidth];
  });
  assert.equal(text, layout);
  assert.equal(width, '1px');
});

test('the contents list follows the reading: first entries, the middle, the last at the end', async () => {
  const { page } = await open(path);
  await layOutWhole(page);
  const active = (): Promise<string[]> =>
    page
      .locator('.toc a[aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const hrefs = await page
    .locator('.toc nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  assert.deepEqual(await active(), []);
  const middle = hrefs[Math.floor(hrefs.length / 2)] ?? '';
  await page.evaluate(
    (hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(),
    middle,
  );
  await jump(page, await page.evaluate(() => window.scrollY));
  assert.deepEqual(await active(), [middle]);
  await jump(page, 1_000_000);
  assert.equal((await active()).length, 1);
  await jump(page, 0);
  assert.deepEqual(await active(), []);
});

test('on narrow screens the contents list folds: “Sur cette page”, aria-expanded, and a choice closes it', async () => {
  const { page } = await open(path, { viewport: { width: 360, height: 740 } });
  const button = page.getByRole('button', { name: 'Sur cette page' });
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  assert.equal(await page.isVisible('.toc nav'), false);
  await button.click();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  await page.locator('.toc nav a').nth(2).click();
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  assert.equal(await page.isVisible('.toc nav'), false);
  assert.notEqual(new URL(page.url()).hash, '');
  // Beside the text it is open for good, and its title is no button.
  await page.setViewportSize({ width: 1280, height: 740 });
  assert.equal(await button.isDisabled(), true);
  assert.equal(await page.isVisible('.toc nav'), true);
  await page.setViewportSize({ width: 360, height: 740 });
  assert.equal(await button.isDisabled(), false);
});

test('the sidebar: closed but for the way to the page, which is marked; and as deep as the page lies', async () => {
  const { page } = await open(deep);
  const current = page.locator('.sidebar [aria-current="page"]');
  assert.equal(await current.getAttribute('href'), deep);
  assert.equal(await current.isVisible(), true);
  assert.equal(
    await current.evaluate((link) => {
      let depth = 0;
      for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) depth += 1;
      return depth;
    }),
    4,
  );
  const closed = page.locator('.sidebar > ul > li[data-group]:not([data-open]) > ul');
  assert.ok((await closed.count()) > 3);
  for (const list of await closed.all()) assert.equal(await list.isVisible(), false);
});

test('a category with a page navigates by its label and toggles by its caret; one without toggles by its label', async () => {
  const { page } = await open(path);
  const building = page.locator('.sidebar [data-group="/v1/guides/building"]');
  const caret = building.locator('.sidebar-row > button');
  assert.match(
    (await caret.getAttribute('aria-label')) ?? '',
    /^Activer\/désactiver la catégorie de barre latérale pliable/,
  );
  await caret.click();
  assert.equal(await caret.getAttribute('aria-expanded'), 'true');
  assert.equal(address(page), path);
  await caret.click();
  assert.equal(await caret.getAttribute('aria-expanded'), 'false');
  await building.locator('.sidebar-row > a').click();
  await page.waitForURL('**/v1/guides/building');
  assert.equal(await caret.getAttribute('aria-expanded'), 'true');
  const plain = page.locator('.sidebar [data-group="/v1/guides/debugging"] > button');
  await plain.click();
  assert.equal(await plain.getAttribute('aria-expanded'), 'true');
});

test('a navigation opens the categories of the new page', async () => {
  const { page } = await open(path);
  await follow(page, deep);
  await page.waitForURL(`**${deep}`);
  const current = page.locator('.sidebar [aria-current="page"]');
  assert.equal(await current.count(), 1);
  assert.equal(await current.getAttribute('href'), deep);
  assert.equal(await current.isVisible(), true);
});

test('the sidebar keeps its scroll place and its open groups over a reload', async () => {
  const { page } = await open('/fr/v1/guides', { viewport: { width: 1280, height: 420 } });
  for (const group of ['building', 'features', 'debugging'])
    await page.click(`.sidebar [data-group="/v1/guides/${group}"] button`);
  await page.evaluate(() => document.querySelector('.sidebar')?.scrollTo(0, 0));
  await page.click('.sidebar > ul > li > a'); // the current entry stays in view at the top
  const before = await page.locator('.sidebar [data-open]').count();
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await page.locator('.sidebar [data-open]').count(), before);
  assert.ok(before >= 3);
});

test('the scroll place comes back, and the current entry is brought into view where it is not', async () => {
  const { page } = await open('/fr/v1/guides/features/window-customization', {
    viewport: { width: 1280, height: 420 },
  });
  const inView = (): Promise<boolean> =>
    page.evaluate(() => {
      const link = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect();
      const box = document.querySelector('.sidebar')?.getBoundingClientRect();
      return (
        link !== undefined &&
        box !== undefined &&
        link.top >= box.top &&
        link.bottom <= Math.min(box.bottom, innerHeight)
      );
    });
  assert.equal(await inView(), true);
  const place = await page.evaluate(() => {
    const sidebar = document.querySelector('.sidebar');
    if (sidebar) sidebar.scrollTop += 15;
    return sidebar?.scrollTop;
  });
  await page.reload();
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  assert.equal(await inView(), true);
  assert.equal(await page.evaluate(() => document.querySelector('.sidebar')?.scrollTop), place);
  await follow(page, '/fr/v1/references/webview-versions');
  await page.waitForURL('**/webview-versions');
  assert.equal(await inView(), true);
  await follow(page, deep);
  await page.waitForURL(`**${deep}`);
  assert.equal(await inView(), true);
});

test('the last entry of the sidebar can be reached at the top of the page', async () => {
  const { page } = await open(path, { viewport: { width: 1280, height: 500 } });
  const bottom = await page.evaluate(() => {
    const sidebar = document.querySelector('.sidebar');
    sidebar?.scrollTo(0, 1_000_000);
    return (
      [...document.querySelectorAll('.sidebar > ul > li')].at(-1)?.getBoundingClientRect().bottom ?? Infinity
    );
  });
  assert.ok(bottom <= 500, `it ends at ${bottom}`);
});

test('category cards link to every entry, groups without a page to their first one', async () => {
  const { page } = await open('/fr/v1/guides');
  const cards = await page
    .locator('.cards > li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(cards.length >= 6);
  for (const href of cards) assert.ok(pages.includes(href ?? ''), String(href));
});

test('a heading’s link is named, copies its address in one click and says so', async () => {
  const { page, context } = await open(path);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heading = page.locator('.prose h2').nth(1);
  const link = heading.locator('.heading-link');
  const id = await heading.getAttribute('id');
  const text = ((await heading.textContent()) ?? '').replace(/#$/, '').trim();
  assert.equal(
    (await link.getAttribute('aria-label'))?.replace(/\s/g, ' '),
    `Lien direct vers « ${text.replace(/\s/g, ' ')} »`,
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await until(
    page,
    () => document.querySelector('[role="status"]')?.textContent,
    (said) => said === 'Lien copié',
  );
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  assert.equal(new URL(page.url()).hash, `#${id}`);
});

test('without a clipboard the heading’s link still leads to the heading', async () => {
  const { page } = await open(path, {
    prepare: (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  await page.locator('.prose h2 .heading-link').first().focus();
  await page.keyboard.press('Enter');
  assert.notEqual(new URL(page.url()).hash, '');
});

test('a heading is not hidden by the bar after a jump', async () => {
  const { page } = await open(path);
  const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')][2]?.id ?? '');
  await page.goto(`${page.url()}#${id}`);
  await until(
    page,
    () => window.scrollY,
    (y) => y > 0,
  );
  const top = await page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0,
    id,
  );
  assert.ok(top >= 56, `heading at ${top}`);
});

test('old anchors are kept as aliases of their headings', async () => {
  const holder = pages.find((name) => /class="alias"/.test(readFileSync(`out${name}.html`, 'utf8')));
  assert.ok(holder, 'no page has a former id');
  const alias = /<span id="([^"]+)" class="alias"/.exec(readFileSync(`out${holder}.html`, 'utf8'))?.[1] ?? '';
  const { page } = await open(`${holder}#${alias}`);
  await until(
    page,
    () => window.scrollY,
    (y) => y > 0,
  );
  const distance = await page.evaluate((id) => {
    const target = document.getElementById(id);
    return Math.abs(
      (target?.closest('h2, h3, h4, h5, h6')?.getBoundingClientRect().top ?? -1e9) -
        (target?.getBoundingClientRect().top ?? 0),
    );
  }, alias);
  assert.ok(distance < 40);
});

test('“Retourner en haut” appears on scroll up only, far from the top, and not after a jump', async () => {
  const { page } = await open('/fr/v1/references/architecture');
  const button = page.getByRole('button', { name: 'Retourner en haut' });
  await jump(page, 900);
  assert.equal(await button.count(), 0);
  await jump(page, 800);
  assert.equal(await button.isVisible(), true);
  await jump(page, 850);
  assert.equal(await button.count(), 0);
  await jump(page, 800);
  await jump(page, 250);
  assert.equal(await button.count(), 0);
  await jump(page, 1200);
  await page.locator('.toc nav a').first().click();
  await jump(page, await page.evaluate(() => window.scrollY));
  assert.equal(await button.count(), 0);
});

test('“Retourner en haut” scrolls to the top', async () => {
  const { page } = await open('/fr/v1/references/architecture', { reducedMotion: 'reduce' });
  await jump(page, 1200);
  await jump(page, 1100);
  await page.getByRole('button', { name: 'Retourner en haut' }).click();
  await until(
    page,
    () => window.scrollY,
    (y) => y === 0,
  );
});

test('“Retourner en haut” is on documentation pages only', async () => {
  const { page } = await open('/fr/');
  await jump(page, 900);
  await jump(page, 800);
  assert.equal(await page.locator('.back-to-top').count(), 0);
});

test('draft pages are not routed and in no sidebar', () => {
  for (const name of [
    'about-recipes',
    'bridge',
    'cloudbridge',
    'cloudish',
    'glui',
    'hermit',
    'lockdown',
    'multiwin',
  ]) {
    assert.ok(!pages.some((route) => route.endsWith(`/recipes/${name}`)), name);
  }
  assert.ok(!readFileSync('out/fr/v1/references.html', 'utf8').includes('/recipes'));
});

test('the filter of a reference leaves only the entries it finds to be seen', async () => {
  const { page } = await open('/fr/v1/api/config');
  const count = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.filter ~ :not(.part), .filter ~ .part > *')];
      const shown = parts.filter((part) => part.checkVisibility());
      return {
        all: parts.length,
        shown: shown.length,
        found: parts.filter((part) => !part.hasAttribute('hidden')).length,
      };
    });
  const box = page.getByRole('searchbox', { name: 'Filtrer les entrées de cette page' });
  await box.fill('wixLanguageConfig localePath');
  const { all, shown, found } = await count();
  assert.equal(shown, found);
  assert.ok(shown > 0 && shown < all / 10, `${shown} of ${all}`);
  await box.press('Escape');
  assert.equal((await count()).shown, all);

  await box.fill('wixLanguageConfig localePath');
  await page.locator('.toc a[href="#macconfig"]').click();
  assert.equal(await box.inputValue(), '');
  assert.equal((await count()).shown, all);
  assert.ok(await page.locator('#macconfig').isVisible());
});

test('parts of a very long reference are skipped while they are far away, and found all the same', async () => {
  const { page } = await open('/fr/v1/api/config');
  const target = '[id="updaterconfig.endpoints"]';
  assert.equal(
    await page
      .locator(target)
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    false,
  );
  const place = (): Promise<number> =>
    page.locator(target).evaluate(async (heading) => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return Math.round(heading.getBoundingClientRect().top);
    });
  await page.locator('.config-tree summary', { hasText: /^tauri/ }).click();
  await page.locator('.config-tree summary', { hasText: /^updater/ }).click();
  await page.locator('.config-tree a[href="#updaterconfig.endpoints"]').click();
  const top = await place();
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  assert.ok(top >= Math.max(0, bar) && top < 160, `${top} px from the top, bar down to ${bar}`);
  await follow(page, '/fr/v1/api/cli');
  await page.waitForURL('**/v1/api/cli');
  await page.goBack();
  await page.waitForSelector(target);
  await until(
    page,
    () => document.querySelector('[id="updaterconfig.endpoints"]')?.getBoundingClientRect().top ?? NaN,
    (now) => Math.abs(now - top) <= 2,
  );
});

for (const width of [320, 800, 1280])
  test(`the guessed height of a part leaves room for what is in it, at ${width} px`, async () => {
    const { page } = await open('/fr/v1/api/config', { viewport: { width, height: 800 } });
    const tooTall = await page.evaluate(() =>
      [...document.querySelectorAll('.part')].flatMap((part) => {
        const over =
          (part.lastElementChild?.getBoundingClientRect().bottom ?? 0) - part.getBoundingClientRect().bottom;
        return over > 0 ? [`${part.previousElementSibling?.id}: ${Math.round(over)} px`] : [];
      }),
    );
    assert.deepEqual(tooTall, []);
  });
