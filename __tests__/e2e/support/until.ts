import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Chromium may lose the answer of a page that reloads while it is asked. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Polls an asynchronous function in the page until it resolves to true: `waitForFunction` takes its promise for a result. */
export function until<Value>(page: Page, ask: (value: Value) => Promise<boolean>, value: Value) {
  const question = `${ask.toString()} ${JSON.stringify(value)}`;
  return untilTrue(() => page.evaluate(ask as (value: unknown) => Promise<boolean>, value), question);
}

/** Polls until the answer is true. Errors count as false: a page cannot answer while it reloads. */
export async function untilTrue(ask: () => Promise<boolean>, question: string): Promise<void> {
  const end = performance.now() + 60_000;
  const late = (): Promise<boolean> => wait(ANSWER_TIMEOUT_MS, false, { ref: false });
  while (!(await Promise.race([ask().catch(() => false), late()]))) {
    if (performance.now() > end) throw new Error(`never true: ${question}`);
    await wait(40);
  }
}
