import { expect, type Locator, type Page } from '@playwright/test';

// By its dialog: the page behind may have a select, which is a combobox as well.
export const field = (page: Page): Locator => page.locator('dialog[open]').getByRole('combobox');
export const rows = (page: Page): Locator => page.locator('dialog').getByRole('option');

/** Opens the search by the button of the bar, and waits until all of it has loaded: the field is there before the rest. */
export async function openSearch(page: Page): Promise<void> {
  await page.locator('.search-button').click();
  await settled(page);
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

/** Waits until a row is selected, and no other; field and row agree on it. The field follows the row in a later render. */
export async function expectSelected(page: Page, row: number, hint = ''): Promise<void> {
  const selected = page.locator('[role="option"][aria-selected="true"]');
  const read = async (): Promise<(string | null)[]> => [
    await field(page).getAttribute('aria-activedescendant'),
    ...(await selected.evaluateAll((all) => all.map(({ id }) => id))),
  ];
  const id = `search-item-${row}`;
  await expect.poll(read, hint).toEqual([id, id]);
}

/** Waits until the search is closed and what it left behind is gone. */
export async function closed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  // Leaving the dialog's history entry takes the browser a moment.
  await page.waitForFunction(() => (history.state as { searchDialog?: true } | null)?.searchDialog !== true);
}
