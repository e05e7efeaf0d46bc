import type { Page } from '@playwright/test';

/** Records the layout shifts of every page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of all shifts once everything has been painted. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
}
