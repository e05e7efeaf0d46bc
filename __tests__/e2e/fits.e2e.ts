import assert from 'node:assert/strict';
import { expectedRoutes } from './support/routes';
import { test } from './support/suite';

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

/** Pages of each kind with the widest blocks; whatever fits a phone is looked at in wider windows on these. */
const examples = [
  '/fr',
  '/fr/releases',
  '/fr/v1/guides/getting-started/prerequisites',
  '/fr/v1/references/architecture/process-model',
  '/fr/v1/references/benchmarks',
  '/fr/v1/api/config',
  '/fr/v1/api/js/http',
];

test('every table, code block and diagram fits, or shows that it scrolls', async ({ browser, url }) => {
  // Without scripts all tabs are open and the check needs no waiting.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const route of expectedRoutes) {
    await page.goto(url(route)); // to the load event: nothing else waits for the style sheet
    for (const width of examples.includes(route) ? [320, 768, 1024] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await page.evaluate(listCutBoxes)) faults.push(`${route} ${width} px: ${fault}`);
    }
  }
  await context.close();
  assert.deepEqual(faults, []);
});

test('lines of running text have 75 characters at most, however wide the window is', async ({ open }) => {
  for (const width of [1280, 1920]) {
    const { page } = await open('/fr/v1/guides/building/windows', { viewport: { width, height: 900 } });
    const longest = await page.locator('.prose > :is(p, ul)').evaluateAll((blocks) => {
      const lines = new Map<string, number>();
      for (const [index, block] of blocks.entries()) {
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const line = `${index} ${Math.round(range.getBoundingClientRect().bottom / 12)}`;
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
      }
      return lines.size > 20 ? Math.max(...lines.values()) : NaN;
    });
    assert.ok(longest <= 75, `${width} px: ${longest}`);
  }
});
