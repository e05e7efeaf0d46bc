import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Chromium may lose the answer of a page that reloads while it is asked. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Polls until `holds` accepts what `read` returns in the page; the last value is part of the failure's message. */
export async function until<Value>(
  page: Page,
  read: () => Value | Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<Value> {
  let value = undefined as Value;
  const ask = async (): Promise<boolean> => holds((value = await page.evaluate(read)));
  await untilTrue(ask, String(read)).catch((error: Error) => {
    error.message += `\nlast value: ${JSON.stringify(value)}`;
    throw error;
  });
  return value;
}

/**
 * Polls until the answer is true. Errors count as false: a page cannot answer while it reloads. The last one is the cause of the
 * failure.
 */
export async function untilTrue(ask: () => Promise<boolean>, question: string): Promise<void> {
  const end = performance.now() + 60_000;
  let lastError: unknown;
  const attempt = (): Promise<boolean> =>
    ask().catch((error: unknown) => {
      lastError = error;
      return false;
    });
  const late = (): Promise<boolean> => wait(ANSWER_TIMEOUT_MS, false, { ref: false });
  while (!(await Promise.race([attempt(), late()]))) {
    if (performance.now() > end) throw new Error(`never true: ${question}`, { cause: lastError });
    await wait(40);
  }
}
