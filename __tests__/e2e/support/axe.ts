import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of WCAG 2.2 AA that axe only tries when it is asked to. */
const furtherRules = ['label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header'];
/** The rules that judge colours: all that another colour mode can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Only = { type: 'tag' | 'rule'; values: string[] };

const everything: Only = { type: 'tag', values: tags };
const modes: [mode: 'light' | 'dark', rules: Only][] = [
  ['light', everything],
  ['dark', { type: 'rule', values: colourRules }],
];

type Axe = {
  run: (
    scope: string | Document,
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>;
};

/** What axe finds in a page, or in a part of it, as it is shown now: one line an element. */
export async function listViolations(page: Page, scope?: string, runOnly = everything): Promise<string[]> {
  // By the debugger: the page's security policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([only, part, further]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(part ?? document, {
        runOnly: only,
        rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
      );
    },
    [runOnly, scope, runOnly === everything ? furtherRules : []] as const,
  );
}

/** The same in light mode, and what judges colours in dark mode too. */
export async function listViolationsInBothModes(page: Page, scope?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, runOnly] of modes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme);
    // The colours follow with a later frame.
    await page.waitForFunction(() => {
      const [text, brand] = [document.body, document.querySelector('.brand') ?? document.body];
      return getComputedStyle(text).color === getComputedStyle(brand).color;
    });
    found.push(...(await listViolations(page, scope, runOnly)).map((line) => `${colorScheme} ${line}`));
  }
  return found;
}
