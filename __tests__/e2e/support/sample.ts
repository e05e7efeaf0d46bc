import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Step } from '../../../lib/sample/samples';
import { player, runSample } from '../../../scripts/browser/sample';

/** The document of a window of the sample. */
export const inside = (page: Page, label = 'main'): FrameLocator =>
  player(page).frameLocator(`section[data-label="${label}"] > iframe`).frameLocator('iframe');

/** Runs a sample with other files than its own. */
export async function runFiles(page: Page, name: string, files: Record<string, string>): Promise<void> {
  await runSample(page, name);
  for (const [file, code] of Object.entries(files)) {
    await player(page).getByRole('button', { name: file, exact: true }).click();
    await player(page).getByLabel(file).fill(code);
  }
  await player(page).getByRole('button', { name: 'Relancer', exact: true }).click();
}

/** Waits for a line of the journal. */
export const journal = (page: Page, text: string | RegExp): Promise<void> =>
  player(page).locator('[role="log"] li', { hasText: text }).first().waitFor();

/** Plays a step of a sample: does what it says, then waits until what it expects holds. */
export async function playStep(page: Page, step: Step): Promise<void> {
  const { label = 'main', text, is, has, ...rest } = step as Record<string, string>;
  const frame = inside(page, label);
  const desktop = player(page);
  const press = async (name: string, within = desktop): Promise<void> => {
    const button = within.getByRole('button', { name, exact: true }).first();
    // Not at the top of the window, where the bar may come back during the press.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await button.click();
  };
  const window = (name = label): Locator => desktop.locator(`section[data-label="${name}"]`);
  if (rest.click) await frame.locator(rest.click).first().click();
  if (rest.type) {
    await frame.locator(rest.type).fill(rest.value ?? '');
    await frame.locator(rest.type).blur();
  }
  if (rest.tray) await desktop.getByLabel(rest.tray, { exact: true }).click();
  for (const part of rest.menu?.split(' > ') ?? [])
    await desktop.locator('summary, button').filter({ hasText: part }).first().click();
  if (rest.press) await press(rest.press);
  if (rest.answer) await press(rest.answer, desktop.getByRole('alertdialog'));
  if (rest.key) await desktop.locator(`[name="${rest.key}"]`).setChecked(step.open === true);
  if (step.restart) await press('Relancer');
  if (text) {
    const read = (): Promise<string> =>
      frame
        .locator(text)
        .first()
        .evaluate((element) =>
          element.matches('input, output, progress, textarea')
            ? String((element as HTMLInputElement).value)
            : (element.textContent ?? ''),
        );
    const shown = expect.poll(read, { message: text, timeout: 60_000 });
    await (has === undefined ? shown.toBe(is) : shown.toContain(has));
  }
  if (rest.journal) await desktop.locator('[role="log"] li', { hasText: rest.journal }).first().waitFor();
  if (rest.screen) await desktop.getByRole('status').getByText(rest.screen).first().waitFor();
  if (rest.title) await window().getByRole('button', { name: rest.title, exact: true }).waitFor();
  if (rest.visible) await window(rest.visible).waitFor();
  if (rest.hidden) await window(rest.hidden).waitFor({ state: 'hidden' });
  if (rest.gone) await window(rest.gone).waitFor({ state: 'detached' });
}
