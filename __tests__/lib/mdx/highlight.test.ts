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

test('a language without a grammar is plain text', async () =>
  expect(await colours('a = 1', 'text')).toEqual([]));

test.each([
  ['bash', 'npm run tauri build -- --debug', []],
  ['bash', 'tauri build --target x86_64-pc-windows-msvc', []],
  ['powershell', 'Get-ChildItem -Path src-tauri', []],
  ['bash', 'echo "a" # b', ['s "a"', 'm # b']],
])('a command of %s is plain but for its quoted words and comments: %s', async (lang, code, expected) =>
  expect(await colours(code, lang)).toEqual(expected),
);
