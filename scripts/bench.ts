/**
 * `npm run bench`: prints what the site costs a reader on a slow phone, beside the budgets of bytes. Times are medians and need a
 * quiet machine; `bench-results.md` has those of other generators.
 */
import { existsSync } from 'node:fs';
import { launchBrowser } from './browser/chromium';
import { serveSite } from './browser/site';
import budgets from './bench/budgets.json';
import { timeFirstResults, timeKeystroke, timeLoad, timeNavigation } from './bench/page-times';
import { weighPage } from './bench/page-weight';

if (!existsSync('out/fr.html')) {
  console.error('There is no export in out/. Run npm run build.');
  process.exit(1);
}

const site = await serveSite();
const browser = await launchBrowser();
const pages = ['/fr/v1/guides/building/windows', '/fr/v1/api/js/window'] as const;
const [guide, api] = pages.map((path) => site.origin + path) as [string, string];

const kB = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const medianOf = (values: number[]): string =>
  `${Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)} ms`;

/** Results of several runs, one after the other. */
async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  return results;
}

function row(label: string, [first = '', second = '']: string[], budget = ''): void {
  console.log(`| ${[label, first, second, budget].join(' | ')} |`);
}

try {
  row('Measure', ['long guide', '`window`'], 'budget');
  console.log('|---|---|---|---|');
  const runs = [
    await repeat(5, () => timeLoad(browser, guide)),
    await repeat(5, () => timeLoad(browser, api)),
  ];
  const loads = (name: 'fcp' | 'lcp' | 'tbt' | 'cls'): number[][] =>
    runs.map((all) => all.map((load) => load[name]));
  row('FCP', loads('fcp').map(medianOf));
  row('LCP', loads('lcp').map(medianOf));
  row('TBT', loads('tbt').map(medianOf));
  const worst = loads('cls').map((values) => Math.max(...values).toFixed(3));
  row('CLS, worst', worst, '0');

  const weights = [await weighPage(browser, guide), await weighPage(browser, api)];
  const bytes = (name: keyof (typeof weights)[0]): string[] => weights.map((weight) => kB(weight[name]));
  const budgetOf = (name: keyof (typeof budgets)['/fr/']): string =>
    pages.map((path) => kB(budgets[path][name])).join(' / ');
  const ratios = weights.map(({ htmlToBareContent }) => htmlToBareContent.toFixed(2));
  row('HTML', bytes('html'));
  row('HTML ÷ bare content', ratios);
  row('style', bytes('style'));
  row('script', bytes('script'));
  row('script before the load event', bytes('scriptBeforeLoad'), budgetOf('scriptBeforeLoad'));
  row('until readable, links working', bytes('readable'));
  row('in all, cold', bytes('all'), budgetOf('all'));

  const clicks = [
    [guide, '/fr/v1/guides/building/linux'],
    [`${site.origin}/fr/v1/api/js/tauri`, '/fr/v1/api/js/window'],
  ] as const;
  for (const [label, rest] of [
    ['pointer resting', 600],
    ['at once', 0],
  ] as const) {
    const times: string[] = [];
    for (const [from, to] of clicks)
      times.push(medianOf(await repeat(5, () => timeNavigation(browser, from, to, rest))));
    row(`sidebar click → heading, ${label}`, times);
  }
  const opened = medianOf(await repeat(3, () => timeFirstResults(browser, guide)));
  const keystroke = medianOf(await repeat(3, () => timeKeystroke(browser, guide)));
  row('search: opened → first results', [opened]);
  row('search: keystroke → results, warm', [keystroke]);
} finally {
  await browser.close();
  await site.close();
}
