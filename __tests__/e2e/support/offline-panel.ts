import type { Locator, Page } from '@playwright/test';

/** Opens the panel and returns it. */
export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Lecture hors ligne' }).first().click();
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  return panel;
}

/** Waits until a panel says that the copy is complete. */
export function untilComplete(panel: Locator): Promise<void> {
  return panel.getByText('est complète', { exact: false }).waitFor();
}

/** Presses a button of the panel. */
export function press(panel: Locator, name: string): Promise<void> {
  return panel.getByRole('button', { name, exact: true }).click();
}

/** Removes the copy, or the part of one, through the panel and its confirmation. */
export async function removeCopy(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^(?:Supprimer la copie|Abandonner le téléchargement)$/ }).click();
  await press(panel, 'Supprimer');
}

/** The notice of a new version. */
export function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Nouvelle version disponible' });
}

/** Takes an update by its notice. */
export function refresh(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Rafraîchir' }).click();
}
