/** @jest-environment node */
import { createSpeller, type Speller } from '@/lib/check/text/spelling';
import { checkFile, withHead } from '../../support/check';

let speller: Speller;
beforeAll(async () => {
  speller = await createSpeller(process.cwd());
});

test('words are known whole, behind elisions and by their parts', () => {
  for (const word of ['fenêtre', 'l’application', "jusqu'à", 'qu’d’amis', 'sous-dossier', 'l’sous-dossier'])
    expect([word, speller.correct(word)]).toEqual([word, true]);
  expect(speller.correct('fenètre')).toBe(false);
  expect(speller.suggest('fenètre')).toContain('fenêtre');
});

test.each([
  ['a letter', 'a'.repeat(30_000)],
  ['elisions', "l'".repeat(10_000) + 'xq'],
  ['parts', `a${'-b'.repeat(10_000)}xq`],
])('a word of thousands of %s is wrong at once, without suggestions', (_, word) => {
  const start = performance.now();
  expect(speller.correct(word)).toBe(false);
  expect(speller.suggest(word)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('a word too long to be one is told by its beginning', async () => {
  const faults = await checkFile(withHead(`Un mot de ${'a'.repeat(30_000)} sans fin.\n`));
  expect(faults.map(({ rule, values }) => [rule, values.word])).toEqual([['spelling', `${'a'.repeat(60)}…`]]);
});
