import assert from 'node:assert/strict';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Step } from '../../../lib/essai/essais';

/** The first sample of the page. */
export const player = (page: Page): Locator => page.locator('[data-essai]').first();

/** The document of a window of the sample. */
export const inside = (page: Page, label = 'main'): FrameLocator =>
  player(page).frameLocator(`section[data-label="${label}"] > iframe`).frameLocator('iframe');

/** Puts another sample in place of the first one of the page, and runs it. */
export async function runEssai(page: Page, name: string): Promise<void> {
  await page.evaluate((essai) => {
    const scope = window as { untouched?: HTMLElement };
    const place = document.querySelector<HTMLElement>('[data-essai]');
    scope.untouched ??= place?.cloneNode(true) as HTMLElement;
    const copy = scope.untouched.cloneNode(true) as HTMLElement;
    copy.dataset.essai = essai;
    place?.replaceWith(copy);
  }, name);
  await player(page).locator('.essai-run').click();
  await player(page).locator('[role="log"]').waitFor();
}

/** Plays a step of a sample: does what it says, then waits until what it expects holds. */
export async function playStep(page: Page, step: Step): Promise<void> {
  const {
    label = 'main',
    click,
    type,
    value = '',
    menu,
    press,
    answer,
    key,
    text,
    is,
    has,
    ...seen
  } = step as Record<string, string>;
  const frame = inside(page, label);
  const desktop = player(page);
  const window = (name = label): Locator => desktop.locator(`section[data-label="${name}"]`);
  if (click) await frame.locator(click).first().click();
  if (type) {
    await frame.locator(type).fill(value);
    await frame.locator(type).blur();
  }
  if (seen.tray) await desktop.getByLabel(seen.tray, { exact: true }).click();
  if (menu)
    for (const part of menu.split(' > '))
      await desktop.locator('summary, button').filter({ hasText: part }).first().click();
  if (press) await desktop.getByRole('button', { name: press, exact: true }).first().click();
  if (answer)
    await desktop.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  if (key) await desktop.locator(`[name="${key}"]`).setChecked(step.open === true);
  if (step.restart) await desktop.getByRole('button', { name: 'Relancer', exact: true }).click();
  if (text) {
    const found = frame.locator(text).first();
    const read = (): Promise<string> =>
      found.evaluate((element) =>
        element.matches('input, output, progress, textarea')
          ? String((element as HTMLInputElement).value)
          : (element.textContent ?? ''),
      );
    const holds = (now: string): boolean => (has === undefined ? now === is : now.includes(has));
    let now = await read();
    for (const end = Date.now() + 60_000; !holds(now) && Date.now() < end; now = await read())
      await page.waitForTimeout(20);
    assert.ok(holds(now), `${text} shows ${JSON.stringify(now)}`);
  }
  if (seen.journal) await desktop.locator('[role="log"] li', { hasText: seen.journal }).first().waitFor();
  if (seen.screen) await desktop.getByRole('status').getByText(seen.screen).first().waitFor();
  if (seen.title) await window().getByRole('button', { name: seen.title, exact: true }).waitFor();
  if (seen.visible) await window(seen.visible).waitFor();
  if (seen.hidden) await window(seen.hidden).waitFor({ state: 'hidden' });
  if (seen.gone) await window(seen.gone).waitFor({ state: 'detached' });
}
