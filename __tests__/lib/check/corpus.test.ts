/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe as wordsOf } from '@/lib/check/rules';
import { checkFile, headLines, withHead } from '../../support/check';

type Case = {
  name: string;
  /** Text below a sound front matter, or the whole file. */
  body?: string;
  file?: string;
  /** `rule`, `rule:line` or `rule:line:column`, lines of the body or the file; a fault of another rule fails the test. */
  faults: string[];
};

const folder = path.join(process.cwd(), '__tests__/fixtures/broken');

for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.yaml'))) {
  const cases = parse(readFileSync(path.join(folder, name), 'utf8')) as Case[];
  describe(`broken files: ${name.replace('.yaml', '')}`, () => {
    test('there are at least ten', () => expect(cases.length).toBeGreaterThanOrEqual(10));
    test.each(cases.map((entry) => [entry.name, entry] as const))('%s', async (_, { body, file, faults }) => {
      const found = await checkFile(file ?? withHead(body ?? ''));
      const offset = file === undefined ? headLines - 1 : 0;
      // As precise as the case is.
      const shown = found.map(({ rule, line, column }, index) =>
        [rule, line === undefined ? undefined : line - offset, column]
          .slice(0, faults[index]?.split(':').length)
          .join(':'),
      );
      expect(shown).toEqual(faults);
      for (const fault of found) {
        for (const language of ['fr', 'en'] as const) {
          const { what, why, todo } = wordsOf(fault, language);
          expect(`${what}${why}${todo}`).not.toMatch(/\{(?:problem|fix|hint|todo|reason|message|text|id)\}/);
          expect(Math.min(what.length, why.length, todo.length)).toBeGreaterThan(2);
        }
      }
    });
  });
}
