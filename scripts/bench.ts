/** `npm run bench`: prints what the site costs a reader on a slow phone. Times are medians, for a quiet machine. */
import { existsSync } from 'node:fs';
import { launchBrowser } from './browser/chromium';
import { serveSite } from './browser/site';
import { timeFirstResults, timeKeystroke, timeLoad, timeNavigation } from './bench/page-times';
import { weighPage } from './bench/page-weight';

if (!existsSync('out/fr.html')) {
  console.error('There is no export in out/. Run npm run build.');
  process.exit(1);
}

const site = await serveSite();
const browser = await launchBrowser();
const [guide, api] = ['/fr/v1/guides/building/windows', '/fr/v1/api/js/window'].map(
  (path) => site.origin + path,
) as [string, string];

const kB = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const medianOf = (values: number[]): string =>
  `${Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)} ms`;

/** Results of several runs, one after the other. */
async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  return results;
}

function row(label: string, [first = '', second = '']: string[], must = '', aim = ''): void {
  console.log(`| ${[label, first, second, must, aim].join(' | ')} |`);
}

try {
  row('Measure', ['long guide', '`window`'], 'must', 'aim');
  console.log('|---|---|---|---|---|');
  const runs = [
    await repeat(5, () => timeLoad(browser, guide)),
    await repeat(5, () => timeLoad(browser, api)),
  ];
  const loads = (name: 'fcp' | 'lcp' | 'tbt' | 'cls'): number[][] =>
    runs.map((all) => all.map((load) => load[name]));
  row('FCP', loads('fcp').map(medianOf), '1450 / 1518 ms', '1015 / 1062 ms');
  row('LCP', loads('lcp').map(medianOf), '1652 / 1678 ms', '1231 / 1175 ms');
  row('TBT', loads('tbt').map(medianOf), '150 ms', '50 ms');
  const worst = loads('cls').map((values) => Math.max(...values).toFixed(3));
  row('CLS, worst', worst, '0.02', '0');

  const weights = [await weighPage(browser, guide), await weighPage(browser, api)];
  const bytes = (name: keyof (typeof weights)[0]): string[] => weights.map((weight) => kB(weight[name]));
  const ratios = weights.map(({ htmlToBareContent }) => htmlToBareContent.toFixed(2));
  row('HTML', bytes('html'));
  row('HTML ÷ bare content', ratios, '2.0 / 1.7', '1.5 / 1.3');
  row('style', bytes('style'), '10 kB', '7 kB');
  row('script', bytes('script'));
  row('script before the load event', bytes('scriptBeforeLoad'));
  row('until readable, links working', bytes('readable'), '60 kB', '30 kB');
  row('in all, cold', bytes('all'), '150 kB', '110 kB');

  const clicks = [
    [guide, '/fr/v1/guides/building/linux'],
    [`${site.origin}/fr/v1/api/js/tauri`, '/fr/v1/api/js/window'],
  ] as const;
  for (const [label, rest, must] of [
    ['pointer resting', 600, '157 / 651 ms'],
    ['at once', 0, '158 / 531 ms'],
  ] as const) {
    const times: string[] = [];
    for (const [from, to] of clicks)
      times.push(medianOf(await repeat(5, () => timeNavigation(browser, from, to, rest))));
    row(`sidebar click → heading, ${label}`, times, must);
  }
  const opened = medianOf(await repeat(3, () => timeFirstResults(browser, guide)));
  const keystroke = medianOf(await repeat(3, () => timeKeystroke(browser, guide)));
  row('search: opened → first results', [opened], '1865 ms', '933 ms');
  row('search: keystroke → results, warm', [keystroke], '150 ms', '120 ms');
} finally {
  await browser.close();
  await site.close();
}
