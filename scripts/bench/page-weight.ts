import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

/** Bytes of a cold load, each file brotli-compressed at quality 6; what is fetched ahead for other pages does not count. */
export type PageWeight = {
  html: number;
  /** The page's HTML ÷ the markup of its content alone, without classes and wrappers. */ htmlToBareContent: number;
  style: number;
  script: number;
  /** Script asked for before the load event. */ scriptBeforeLoad: number;
  /** All before the load event: the page can be read and its links work. */ readable: number;
  all: number;
  /** Files in `all`. */ files: number;
};

/** Loads a page with an empty cache, waits until nothing is loaded any more, and weighs what came. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    const answers: { response: Response; early: boolean }[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('response', (response) => answers.push({ response, early: !loaded }));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(
      answers.map(async ({ response, early }) => {
        const purpose = await response.request().headerValue('sec-purpose');
        // What is read from the HTTP cache sends nothing.
        const { responseBodySize } = await response.request().sizes();
        if (purpose?.includes('prefetch') || !response.ok() || responseBodySize <= 0)
          return { type: '', bytes: 0, early };
        const type = (await response.headerValue('content-type')) ?? '';
        return { type, bytes: weigh(await response.body()), early };
      }),
    );
    const sum = (kind: RegExp, early = false): number =>
      files
        .filter((file) => kind.test(file.type) && (!early || file.early))
        .reduce((total, { bytes }) => total + bytes, 0);
    const html = sum(/html/);
    return {
      html,
      htmlToBareContent: html / weigh(Buffer.from(await page.evaluate(bareContent))),
      style: sum(/css/),
      script: sum(/javascript/),
      scriptBeforeLoad: sum(/javascript/, true),
      readable: sum(/./, true),
      all: sum(/./),
      files: files.filter(({ bytes }) => bytes > 0).length,
    };
  } finally {
    await context.close();
  }
}

/** Bytes of a file as hosts usually send it: brotli-compressed at quality 6. */
export function weigh(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}

/** Runs in the page: its content with the attributes that carry meaning only. */
function bareContent(): string {
  const copy = document.querySelector('main')?.cloneNode(true) as Element;
  copy.querySelectorAll('script, style, svg, template, noscript').forEach((element) => element.remove());
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...element.attributes])
      if (!/^(?:href|src|alt|id|colspan|rowspan|lang)$/.test(name)) element.removeAttribute(name);
  for (let again = true; again;) {
    again = false;
    for (const element of copy.querySelectorAll('span, div')) {
      if (element.attributes.length > 0) continue;
      element.replaceWith(...element.childNodes);
      again = true;
    }
  }
  return copy.innerHTML;
}
