import type { Page } from '@playwright/test';

/** Records the layout shifts of every page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const corners = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName} ${element?.className}: ${corners(previousRect)} → ${corners(currentRect)}`;
        });
        shifts.push(`${value} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Describes all shifts once everything has been painted: value, elements, and their places before and after in px. */
export function listShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });
}
