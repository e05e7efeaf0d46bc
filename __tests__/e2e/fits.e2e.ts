import { expect } from '@playwright/test';
import { visit } from '../../scripts/browser/chromium';
import { listLines } from './support/lines';
import { expectedRoutes } from './support/routes';
import { layOutWhole, test } from './support/suite';
import { listWideParts, wideSpaces } from './support/wide-parts';

/** Blocks that leave the page, and boxes wider than their frame without a tab stop, a scroll bar and a faded edge. */
function listCutBoxes(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.prose > *, .part { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
  const blocks = document.querySelectorAll<HTMLElement>(
    '.prose > *, .prose > .part > *, .table, pre, figure > div',
  );
  return [...blocks].flatMap((box) => {
    const { overflowX, animationName } = getComputedStyle(box);
    const leaves = box.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
    const isCut = box.matches('.table, pre, figure > div') && box.scrollWidth > box.clientWidth + 1;
    const showsIt = overflowX === 'auto' && animationName === 'more' && box.tabIndex === 0;
    return leaves || (isCut && !showsIt)
      ? [`${box.tagName}.${box.className} "${box.innerText.slice(0, 30)}"`]
      : [];
  });
}

/** Names with their neighbours, where a line is broken between the name and a sign that touches it. */
function listLonePunctuation(names: Element[]): string[] {
  const box = (text: Text, index: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  return names.flatMap((name) => {
    const { previousSibling: before, nextSibling: after } = name;
    const { top, bottom } = name.getBoundingClientRect();
    // A path may break after its slashes.
    const isLate =
      after instanceof Text &&
      /^\S/.test(after.data) &&
      !name.textContent.endsWith('/') &&
      box(after, 0).top > bottom - 3;
    const isEarly =
      before instanceof Text &&
      /[^\s/]$/.test(before.data) &&
      box(before, before.length - 1).bottom < top + 3;
    return isLate || isEarly ? [`${before?.textContent}${name.textContent}${after?.textContent}`] : [];
  });
}

/** Pages of each kind with the widest blocks: these are also checked in wider windows, and with wider spaces in the text. */
const examples = [
  '/fr',
  '/fr/releases',
  '/fr/blog',
  '/fr/blog/2022/06/19/tauri-1-0',
  '/fr/v1/guides/debugging/application',
  '/fr/v1/guides/getting-started/prerequisites',
  '/fr/v1/references/architecture/process-model',
  '/fr/v1/references/benchmarks',
  '/fr/v1/api/config',
  '/fr/v1/api/js/http',
];

test('no page scrolls sideways; every table, code block and diagram fits, or shows that it scrolls', async ({
  browser,
  url,
}) => {
  // Without scripts all tabs are open and the check needs no waiting.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const route of expectedRoutes) {
    await page.goto(url(route)); // to the load event: nothing else waits for the style sheet
    const isExample = examples.includes(route);
    for (const width of isExample ? [768, 1024, 320] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await page.evaluate(listCutBoxes)), ...(await listWideParts(page, ''))];
      for (const fault of found) faults.push(`${route} ${width} px: ${fault}`);
    }
    if (isExample)
      faults.push(...(await listWideParts(page, wideSpaces)).map((fault) => `${route}: ${fault}`));
  }
  await context.close();
  expect(faults).toEqual([]);
});

test('on a desk no table scrolls, however wide the letters of its names are', async ({ open, url }) => {
  const { page } = await open('/fr/v1/api/js');
  for (const path of ['/fr/v1/api/js', '/fr/v1/guides/features/plugin', '/fr/v1/api/js/window']) {
    await visit(page, url(path));
    const scrolling = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // As wide as DejaVu Sans Mono or Menlo: the test browser has no such font.
      sheet.replaceSync(
        '.prose > * { content-visibility: visible !important } code { letter-spacing: 0.09em }',
      );
      document.adoptedStyleSheets = [sheet];
      return [...document.querySelectorAll('.table')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => `${table.ariaLabel}: ${table.scrollWidth - table.clientWidth} px`);
    });
    expect(scrolling, path).toEqual([]);
  }
});

test('running text is 592 px wide and boxes 720 px, however wide the window is', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widest = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .evaluateAll((blocks) =>
          Math.max(...blocks.map((block) => Math.round(block.getBoundingClientRect().width))),
        );
    expect(await widest('.prose > :is(p, ul)'), `text at ${width} px`).toBe(592);
    const boxes = await widest('.prose > :is(.admonition, .code, .table)');
    expect(boxes <= 720 && boxes > 700, `boxes at ${width} px: ${boxes}`).toBeTruthy();
  }
});

test('the contents list is 48 px from the boxes and ends with the bar; below 1240 px it leaves its room to them', async ({
  open,
}) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  for (const width of [1000, 1100, 1240, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edgesOf = (selector: string): Promise<[start: number, end: number]> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        });
    const [start, end] = await edgesOf('.prose > .table');
    expect(end - start, `boxes at ${width} px`).toBe(width < 1041 ? 679 : 720);
    if (width <= 1240) expect(await page.isVisible('.section-bar'), `${width} px`).toBeTruthy();
    else {
      const [listStart, listEnd] = await edgesOf('.toc');
      const [, barEnd] = await edgesOf('.search-button');
      expect([listStart - end, listEnd], `contents list at ${width} px`).toEqual([48, barEnd]);
    }
    const [footer] = await edgesOf('.footer-columns');
    expect(footer, `footer at ${width} px`).toBe((await edgesOf('.brand'))[0]);
  }
});

test('file names stay on one line in tables; dates of releases form a column', async ({ open, url }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  const name = 'Carnet_1.2.0_x64_fr-FR.msi';
  const lines = await listLines(page.locator('.prose td code', { hasText: name }));
  expect(lines).toEqual([[name, 1]]);
  await page.goto(url('/fr/releases'));
  const columns = await page
    .locator('[data-shown] .release:not([open]) > summary')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' '),
      ),
    );
  expect(columns.length).toBeGreaterThan(20);
  expect(new Set(columns).size, columns.join('\n')).toBe(1);
});

test('no line begins with the punctuation that follows a name, and none ends with a bracket before it', async ({
  open,
  url,
}) => {
  const { page } = await open('/fr/v1/api/config');
  const faults: string[] = [];
  for (const path of ['/fr/v1/api/config', '/fr/v1/guides/building/linux']) {
    await visit(page, url(path));
    await layOutWhole(page);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await page.locator('.prose .whole').evaluateAll(listLonePunctuation)));
    }
  }
  expect(faults).toEqual([]);
});

test('large text on a phone: the first column leaves its room to the others, and tools are aligned', async ({
  open,
}) => {
  // As wide, in letters, as a window of 480 px with text of double size.
  const { page } = await open('/fr/blog/2022/06/19/tauri-1-0', { viewport: { width: 240, height: 700 } });
  const cell = page.locator('.table:not(.stacked) td:first-child').first();
  await expect(cell).toHaveCSS('position', 'static');
  await expect(page.locator('.doc-footer button')).toHaveCSS('text-align', 'start');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(cell).toHaveCSS('position', 'sticky');
});

test('only long words of titles are hyphenated, and only in narrow windows', async ({ open }) => {
  const { page } = await open('/fr/');
  // The test browser has no dictionary.
  const rules = (): Promise<[hyphens: string, letters: string]> =>
    page.locator('h1').evaluate((title) => {
      const { hyphens, hyphenateLimitChars } = getComputedStyle(title) as CSSStyleDeclaration & {
        hyphenateLimitChars: string;
      };
      return [hyphens, hyphenateLimitChars];
    });
  expect(await rules()).toEqual(['manual', 'auto']);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rules()).toEqual(['auto', '13']);
});

test('the title of a note wraps as one text, with the code in it', async ({ open }) => {
  const { page } = await open('/fr/v1/api/js/shell', { viewport: { width: 360, height: 800 } });
  const codes = page.locator('.admonition-title').filter({ hasText: 'ne remplace pas' }).locator('code');
  const boxes = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length));
  expect(boxes).toEqual([1, 1]);
});

test('the note of the offline copy begins where the bar or the text begins', async ({ open }) => {
  const { page } = await open('/fr/v1/guides/building/windows');
  await page.evaluate(() => document.documentElement.setAttribute('data-copy', ''));
  for (const [width, other] of [
    [360, '.breadcrumbs'],
    [1280, '.brand'],
    [1920, '.brand'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const startOf = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) =>
          Math.round(
            element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft),
          ),
        );
    expect(await startOf('.copy-note'), `${width} px`).toBe(await startOf(other));
  }
});
