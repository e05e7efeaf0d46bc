import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { weighPage, type PageWeight } from '../../scripts/bench/page-weight';
import { test } from './support/suite';

const budgets = JSON.parse(readFileSync('scripts/bench/budgets.json', 'utf8')) as Record<
  string,
  Partial<PageWeight>
>;

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} weighs no more than its budget`, async ({ url, browser }) => {
    const weight = await weighPage(browser, url(path));
    const over = Object.entries(budget).filter(([name, most]) => weight[name as keyof PageWeight] > most);
    expect(over, JSON.stringify(weight)).toEqual([]);
    expect(
      weight.html > 5_000 && weight.style === 0 && weight.script > 1_000,
      JSON.stringify(weight),
    ).toBeTruthy();
  });
}
