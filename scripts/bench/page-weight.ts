import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { followRequests, untilSettled } from '../browser/network';

/** Bytes of a cold load, each file compressed with brotli at quality 6, without prefetched files and the manifest. */
export type PageWeight = {
  html: number;
  /** The HTML of the page ÷ the markup of its content alone, without classes and wrappers. */
  htmlToBareContent: number;
  style: number;
  script: number;
  /** Scripts requested before the load event. */
  scriptBeforeLoad: number;
  /** Everything before the load event: the page can be read and its links work. */
  readable: number;
  all: number;
};

/** Loads a page with an empty cache, waits until it has done what it does in idle time, and adds up the bytes of the responses. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    followRequests(page);
    const answers: { response: Response; early: boolean }[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('response', (response) => answers.push({ response, early: !loaded }));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await untilSettled(page);
    const files = (await Promise.all(answers.map(weighResponse))).filter(({ bytes }) => bytes > 0);
    const sum = (type: RegExp, which = files): number =>
      which.reduce((total, file) => total + (type.test(file.type) ? file.bytes : 0), 0);
    const early = files.filter((file) => file.early);
    const html = sum(/html/);
    return {
      html,
      htmlToBareContent: html / weigh(Buffer.from(await page.evaluate(bareContent))),
      style: sum(/css/),
      script: sum(/javascript/),
      scriptBeforeLoad: sum(/javascript/, early),
      readable: sum(/./, early),
      all: sum(/./),
    };
  } finally {
    await context.close();
  }
}

async function weighResponse({ response, early }: { response: Response; early: boolean }) {
  const purpose = await response.request().headerValue('sec-purpose');
  // How the router of Next.js requests another page.
  const ofOtherPage =
    response.request().method() === 'HEAD' || (await response.request().headerValue('rsc')) !== null;
  const { responseBodySize } = await response.request().sizes(); // 0 if read from the HTTP cache
  // Chromium fetches it some seconds after the load, or not at all.
  const isManifest = response.request().resourceType() === 'manifest';
  const counts =
    !purpose?.includes('prefetch') && !ofOtherPage && !isManifest && response.ok() && responseBodySize > 0;
  const type = (await response.headerValue('content-type')) ?? '';
  return { type, bytes: counts ? weigh(await response.body()) : 0, early };
}

/** Bytes of a file as hosts usually send it: brotli-compressed at quality 6. */
export function weigh(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}

/** Runs in the page: its content with the attributes that carry meaning only. */
function bareContent(): string {
  const clone = document.querySelector('main')?.cloneNode(true) as Element;
  clone.querySelectorAll('script, style, svg, template, noscript').forEach((element) => element.remove());
  for (const element of [clone, ...clone.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes]) {
      if (!/^(?:href|src|alt|id|colspan|rowspan|lang)$/.test(name)) element.removeAttribute(name);
    }
  }
  for (let again = true; again;) {
    again = false;
    for (const element of clone.querySelectorAll('span, div')) {
      if (element.attributes.length > 0) continue;
      element.replaceWith(...element.childNodes);
      again = true;
    }
  }
  return clone.innerHTML;
}
