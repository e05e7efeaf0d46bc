import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules for WCAG 2.2 AA that are off by default. */
const furtherRules = ['label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header'];

/** Dark mode changes colours only. */
const runs = [
  ['light', { type: 'tag', values: tags }, furtherRules],
  ['dark', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, []],
] as const;

type Violation = { id: string; nodes: { target: unknown; html: string }[] };
type Axe = {
  run: (scope: string | Document, options: unknown) => Promise<{ violations: Violation[] }>;
};

/** What axe finds in a page, or in a part of it, in light and dark mode: one line per element. */
export async function listViolationsInBothModes(page: Page, scope?: string): Promise<string[]> {
  // Evaluated by the debugger: the security policy of the page allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const [colorScheme, runOnly, further] of runs) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme);
    // The colours follow in a later frame.
    await page.waitForFunction(() => {
      const [text, brand] = [document.body, document.querySelector('.brand') ?? document.body];
      return getComputedStyle(text).color === getComputedStyle(brand).color;
    });
    const violations = await page.evaluate(
      async ([part, only, rules]) => {
        const { axe } = window as unknown as { axe: Axe };
        const options = {
          runOnly: only,
          rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
          resultTypes: ['violations'],
        };
        return (await axe.run(part ?? document, options)).violations;
      },
      [scope, runOnly, further] as const,
    );
    for (const { id, nodes } of violations) {
      for (const { target, html } of nodes)
        found.push(`${colorScheme} ${id}: ${String(target)} ${html.slice(0, 160)}`);
    }
  }
  return found;
}
