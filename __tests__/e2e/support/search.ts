import { expect, type Locator, type Page } from '@playwright/test';

// By its dialog: the page behind may have a select, which is a combobox as well.
export const field = (page: Page): Locator => page.locator('dialog[open]').getByRole('combobox');
export const rows = (page: Page): Locator => page.locator('dialog').getByRole('option');

/** Opens the search by the button of the bar, and waits until all of it has loaded. */
export async function openSearch(page: Page): Promise<void> {
  await page.locator('.search-button').click();
  await field(page).waitFor();
}

/** Waits until the answer to the query in the field is shown. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('dialog[open]:has([role="status"]) [role="search"]:not([data-loading])');
}

/** Puts a query into the field of the open search and waits for its answer. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await settled(page);
}

/** Addresses of the rows, in the order of the keyboard. */
export async function listHrefs(page: Page): Promise<(string | null)[]> {
  return rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The number of the selected row; field and row agree on it. */
export async function selectedRow(page: Page): Promise<number> {
  const active = await field(page).getAttribute('aria-activedescendant');
  const selected = await page
    .locator('[role="option"][aria-selected="true"]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(selected).toEqual(active ? [active] : []);
  return Number(active?.replace('search-item-', '') ?? -1);
}

/** Waits until the search is closed and what it left behind is gone. */
export async function closed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  // Leaving the dialog's history entry takes the browser a moment.
  await page.waitForFunction(() => (history.state as { searchDialog?: true } | null)?.searchDialog !== true);
}
