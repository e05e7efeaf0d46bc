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

test.each([
  ["[target.'cfg(windows)'.dependencies] # a", ["f [target.'cfg(windows)'.dependencies]", 'm # a']],
  [
    '[target."cfg(target_os = \\"linux\\")".dependencies]',
    ['f [target."cfg(target_os = \\"linux\\")".dependencies]'],
  ],
  ['[[bin]]', ['f [[bin]]']],
  ['[ a . "b.c" ]', ['f [ a . "b.c" ]']],
  ['a-b = true', ['k a-b =', 'c true']],
  ['a."b.c".\'d e\' = "x"', ['k a."b.c".\'d e\' =', 's "x"']],
  ['a = 1979-05-27T07:32:00Z', ['k a =', 'c 1979-05-27T07:32:00Z']],
  ['a = 07:32:00', ['k a =', 'c 07:32:00']],
  ['a = { b.c = 1979-05-27 }', ['k a =', 'k b.c =', 'c 1979-05-27']],
])('TOML has the colours of headers, keys and dates: %s', async (code, expected) =>
  expect(await colours(code, 'toml')).toEqual(expected),
);

test('headers of INI and dates of YAML have theirs too', async () => {
  expect(await colours('[Desktop Entry]\nName=a', 'ini')).toEqual(['f [Desktop Entry]', 'k Name=']);
  expect(await colours('a: 2024-01-01', 'yaml')).toEqual(['k a:', 'c 2024-01-01']);
});

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
