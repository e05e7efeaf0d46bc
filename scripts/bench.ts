import { existsSync } from 'node:fs';
import { launchBrowser } from '../__tests__/e2e/support/browser';
import { serveSite } from '../__tests__/e2e/support/site';
import { timeLoad, timeNavigation, timeSearch, type LoadTimes, type SearchTimes } from './bench/page-times';
import { weighPage } from './bench/page-weight';

/**
 * Prints what the site costs a reader on a slow phone: `npm run bench`. Times are medians of five; they mean something on a quiet machine only.
 */
const guide = '/fr/v1/guides/building/windows';
const api = '/fr/v1/api/js/window';
const runs = 5;

const rows: string[][] = [['Measure', 'long guide', '`window`', 'must', 'aim']];

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kB = (value: number): string => `${(value / 1000).toFixed(1)} kB`;

if (!existsSync('out/fr.html')) {
  console.error('There is no export in out/. Run npm run build.');
  process.exit(1);
}

const site = await serveSite();
const browser = await launchBrowser();
try {
  const weights = [
    await weighPage(browser, site.origin + guide),
    await weighPage(browser, site.origin + api),
  ] as const;
  const weigh = (name: keyof (typeof weights)[0], label: string, must: string, aim: string): number =>
    rows.push([label, ...weights.map((weight) => kB(weight[name])), must, aim]);

  const loads: LoadTimes[][] = [];
  for (const path of [guide, api]) {
    const all: LoadTimes[] = [];
    for (let run = 0; run < runs; run++) all.push(await timeLoad(browser, site.origin + path));
    loads.push(all);
  }
  const time = (name: 'fcp' | 'lcp' | 'tbt'): string[] =>
    loads.map((all) => ms(all.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0));
  rows.push(['FCP', ...time('fcp'), '1450 / 1518 ms', '1015 / 1062 ms']);
  rows.push(['LCP', ...time('lcp'), '1652 / 1678 ms', '1231 / 1175 ms']);
  rows.push(['TBT', ...time('tbt'), '150 ms', '50 ms']);
  rows.push([
    'CLS, worst',
    ...loads.map((all) => Math.max(...all.map(({ cls }) => cls)).toFixed(3)),
    '0.02',
    '0',
  ]);
  weigh('html', 'HTML', '', '');
  rows.push([
    'HTML ÷ bare content',
    ...weights.map(({ htmlToBareContent }) => htmlToBareContent.toFixed(2)),
    '2.0 / 1.7',
    '1.5 / 1.3',
  ]);
  weigh('style', 'style', '10 kB', '7 kB');
  weigh('script', 'script', '', '');
  weigh('scriptBeforeLoad', 'script before the load event', '', '');
  weigh('readable', 'until readable, links working', '60 kB', '30 kB');
  weigh('all', 'in all, cold', '150 kB', '110 kB');
  for (const [rest, must] of [
    [600, '157 / 651 ms'],
    [0, '158 / 531 ms'],
  ] as const) {
    const guides = await median(() =>
      timeNavigation(browser, site.origin + guide, '/fr/v1/guides/building/linux', rest),
    );
    const modules = await median(() =>
      timeNavigation(browser, `${site.origin}/fr/v1/api/js/tauri`, api, rest),
    );
    rows.push([
      `sidebar click → heading, ${rest ? 'pointer resting' : 'at once'}`,
      ms(guides),
      ms(modules),
      must,
      '',
    ]);
  }
  const searches: SearchTimes[] = [];
  for (let run = 0; run < 3; run++) searches.push(await timeSearch(browser, site.origin + guide));
  const middle = (name: 'opened' | 'keystroke'): string =>
    ms(searches.map((search) => search[name]).sort((a, b) => a - b)[1] ?? 0);
  rows.push(['search: opened → first results', middle('opened'), '', '1865 ms', '933 ms']);
  rows.push(['search: keystroke → results, warm', middle('keystroke'), '', '150 ms', '120 ms']);
} finally {
  await browser.close();
  await site.close();
}

const table = rows
  .map((cells, index) => `| ${cells.join(' | ')} |${index === 0 ? '\n|---|---|---|---|---|' : ''}`)
  .join('\n');
console.log(table);
