import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longest wait for one answer, in ms. Chromium may lose the answer of a page that loads again while it is asked. */
const longestAnswer = 15_000;

/** Asks the page until it answers with true: Playwright's own wait takes a promise for an answer. */
export function until<Value>(
  page: Page,
  ask: (value: Value) => Promise<boolean>,
  value: Value,
  time = 60_000,
): Promise<void> {
  const question = `${ask.toString()} ${JSON.stringify(value)}`;
  return untilTrue(() => page.evaluate(ask as (value: unknown) => Promise<boolean>, value), question, time);
}

/** Asks until the answer is true. A page that is being loaded again cannot answer; the next one can. */
export async function untilTrue(ask: () => Promise<boolean>, question: string, time = 60_000): Promise<void> {
  const end = performance.now() + time;
  while (!(await inTime(ask()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`never true: ${question}`);
    await wait(40);
  }
}

/** An answer, or false when it does not come. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const ended = new AbortController();
  const late = wait(longestAnswer, false, { signal: ended.signal }).catch(() => false);
  return Promise.race([answer, late]).finally(() => ended.abort());
}
