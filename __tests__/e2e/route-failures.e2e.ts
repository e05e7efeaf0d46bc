import assert from 'node:assert/strict';
import { visit } from './support/browser';
import {
  barHidden,
  faults,
  fresh,
  from,
  heading,
  noteEvents,
  sameDocument,
  answerFaults,
  settled,
  to,
} from './support/route-scene';
import { address, follow, test } from './support/suite';

test.use({ server: { around: answerFaults } });

for (const fault of ['fail', 'drop', 'wrong type'] as const)
  test(`a page that cannot be had (${fault}): the old one stays, Retry works`, async ({ open }) => {
    const { page } = await open(from, { ...fresh, expected: /500|ERR_EMPTY_RESPONSE/ });
    faults.set(to, fault);
    await noteEvents(page);
    const before = await heading(page);
    await follow(page, to);
    const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
    await alert.waitFor();
    assert.equal(await alert.locator('p').textContent(), 'La page n’a pas pu être chargée.');
    assert.equal(address(page), from);
    assert.equal(await heading(page), before);
    await barHidden(page);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await alert.waitFor();
    faults.clear();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL(`**${to}`);
    await alert.waitFor({ state: 'detached' });
    assert.equal(await sameDocument(page), true);
  });

test('offline a text says so, in place of the browser’s own error page', async ({ open }) => {
  const { page, context } = await open(from, {
    ...fresh,
    expected: /ERR_INTERNET_DISCONNECTED|fetching the script|registerSW failed/,
  });
  await noteEvents(page);
  await context.setOffline(true);
  await follow(page, '/fr/about/governance');
  const alert = page.getByRole('alert').filter({ hasText: 'chargée' });
  await alert.waitFor();
  assert.equal(
    await alert.locator('p').textContent(),
    'Vous êtes hors ligne\u00A0: cette page n’a pas pu être chargée.',
  );
  assert.equal(await sameDocument(page), true);
  await context.setOffline(false);
  await alert.getByRole('button').click();
  await page.waitForURL('**/governance');
});

test('Back to a page that fails keeps the page too; Retry shows it at its hash', async ({ open, url }) => {
  const { page } = await open(from, { ...fresh, expected: /500/ });
  const id = await page.evaluate(() => document.querySelector('.prose h2[id]')?.id ?? '');
  await visit(page, `${url(from)}#${id}`);
  await follow(page, to);
  await page.waitForURL(`**${to}`);
  await noteEvents(page);
  faults.set(from, 'fail');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/security#*');
  const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
  await alert.waitFor();
  faults.clear();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await settled(page);
  assert.equal(await sameDocument(page), true);
  assert.equal(await page.evaluate(() => document.querySelector('.prose h2[id]')?.id), id);
  assert.equal(await page.evaluate(() => document.activeElement?.id), id);
});
