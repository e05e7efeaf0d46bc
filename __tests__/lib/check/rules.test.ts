/** @jest-environment node */
import { allRules } from '@/lib/check/rules';
import { describe as wordsOf } from '@/lib/check/report';
import type { Example } from '@/lib/check/rule';
import { checkFiles, folderWith, pageFile } from '../../support/check';

/** Faults of every example: its pages are not published yet, and the targets of the redirect rules are missing. */
const incidental = ['new-anchors', 'redirect'];

async function check(example: Example) {
  const faults = await checkFiles(folderWith(example));
  return faults.filter(
    ({ rule, file }) => !incidental.includes(rule) && (typeof example !== 'string' || file === pageFile),
  );
}

const title = (example: Example): string =>
  (typeof example === 'string' ? example : JSON.stringify(example)).slice(0, 60);

const named = (examples: Example[]) => examples.map((example) => [title(example), example] as const);

/** Tests of their own: they need the network, the list of published addresses, or another file. */
const testedElsewhere = ['dead-external-link', 'search-error-text', 'new-anchors', 'redirect'];

test('every other rule has an example that breaks it', () => {
  const untested = allRules.filter(({ bad = [] }) => bad.length === 0).map(({ id }) => id);
  expect(untested).toEqual(testedElsewhere);
});

describe.each(allRules.map((rule) => [rule.id, rule] as const))('%s', (id, { bad = [], good = [] }) => {
  if (bad.length > 0)
    test.each(named(bad))('is broken by %j', async (_, example) => {
      const faults = await check(example);
      expect([...new Set(faults.map(({ rule }) => rule))]).toEqual([id]);
      for (const fault of faults) {
        const { message, fix } = wordsOf(fault);
        expect(`${message}${fix}`).not.toMatch(/\{\w+\}(?! )/);
        expect(Math.min(message.length, fix.length)).toBeGreaterThan(2);
        expect(`${message} ${fix}`).toMatch(/[.?!…]$/);
        // Messages of parsers are quoted.
        const ours = `${message} ${fix}`.replace(/l’analyseur dit « .*? »/i, '');
        expect(ours).not.toMatch(/\b(?:the|is|are|must|expected|cannot|write|and)\b/i);
      }
    });
  if (good.length > 0)
    test.each(named(good))('is kept by %j', async (_, example) => {
      expect(await check(example)).toEqual([]);
    });
});
