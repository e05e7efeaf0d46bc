/** @jest-environment node */
import { highlight } from '@/lib/mdx/highlight';

const colours = async (code: string, lang: string): Promise<string[]> =>
  (await highlight(code, lang))
    .flat()
    .filter(({ className }) => className)
    .map(({ text, className }) => `${className} ${text.trim()}`);

test.each(['js', 'jsx', 'ts', 'tsx'])('%s code has the colours of its kinds of words', async (lang) =>
  expect(await colours("const nom = await lire('a'); // oui", lang)).toEqual([
    'k const',
    'c nom',
    'k = await',
    'f lire',
    "s 'a'",
    'm // oui',
  ]),
);

test('types in TypeScript are no markup: what follows a cast keeps its colours', async () => {
  expect(await colours("const a = <Note>lire('x');\nconst b = 'y';", 'ts')).toContain('k const');
  expect(await colours("const a = <Note>lire('x');\nconst b = 'y';", 'ts')).toContain("s 'y'");
  expect(await colours("const f = <T>(x: T): T => x;\nconst b = 'y';", 'ts')).toContain("s 'y'");
});

test('a language without a grammar is plain text', async () =>
  expect(await colours('a = 1', 'text')).toEqual([]));
