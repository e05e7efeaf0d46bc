/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { site } from '@/lib/site/config';
import { buildCard } from '@/lib/social/card';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
const read = (name: string): string =>
  readFileSync(`components/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = files.filter((name) => name.endsWith('.css'));
const tokens = read('styles/tokens.css');

type Mode = 'light' | 'dark';
const modes: Mode[] = ['light', 'dark'];
const palette = new Map(
  [...tokens.matchAll(/^ {2}(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\);/gm)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colourOf(name: string, mode: Mode): string {
  return palette.get(name)?.[mode] ?? `${name} has no colour`;
}

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rrggbb` of one colour over another, as `color-mix` computes it. */
function mixOf(front: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [front, ground].map((colour) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ['--text', '--text-soft', '--accent', '--note', '--tip', '--info', '--caution', '--danger'];
const grounds = ['--bg', '--bg-raised', '--bg-sunken'];
const inks = [...palette.keys()].filter((name) => name.startsWith('--code-'));

const pairs: [least: number, front: string, ground: string][] = [
  ...texts.flatMap((front) => grounds.map((ground): [number, string, string] => [4.5, front, ground])),
  ...inks.map((front): [number, string, string] => [4.5, front, '--bg-sunken']),
  [4.5, '--on-accent', '--accent'],
  [4.5, '--accent', '--accent-bg'],
  [4.5, '--text', '--mark'],
  ...['--bg-hover', '--accent-bg'].flatMap((ground): [number, string, string][] =>
    ['--text', '--text-soft', '--accent'].map((front) => [4.5, front, ground]),
  ),
  ...[...grounds, '--bg-hover', '--accent-bg'].flatMap((ground): [number, string, string][] => [
    [3, '--focus', ground],
    [3, '--line-strong', ground],
  ]),
];

test.each(modes)('texts, code and lines have enough contrast in %s mode', (mode) => {
  expect(inks).toHaveLength(6);
  const faint = pairs.filter(
    ([least, front, ground]) => !(contrastOf(colourOf(front, mode), colourOf(ground, mode)) >= least),
  );
  expect(faint).toEqual([]);
});

test.each(modes)('code has enough contrast on marked, added and removed lines in %s mode', (mode) => {
  const share =
    Number(/color-mix\(in srgb, var\(--ink\) (\d+)%/.exec(read('code-block/lines.css'))?.[1]) / 100;
  const changed = ['--tip', '--danger'].map((ink) =>
    mixOf(colourOf(ink, mode), colourOf('--bg-sunken', mode), share),
  );
  const faint = [colourOf('--accent-bg', mode), ...changed].flatMap((ground) =>
    ['--text', ...inks]
      .filter((ink) => !(contrastOf(colourOf(ink, mode), ground) >= 4.5))
      .map((ink) => `${ink} on ${ground}`),
  );
  expect(faint).toEqual([]);
});

test('sheets take colours from the tokens: only shadows, veils and masks are written out', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(|:\s*(?:black|white|red|green|blue|gr[ae]y)\b/i;
  const raw = sheets
    .filter((name) => name !== 'styles/tokens.css')
    .flatMap((name) => read(name).split('\n'))
    .filter((line) => colour.test(line.replace(/rgb\(0 0 0 \/ [\d.]+\)|mask: linear-gradient\(.*#000 /, '')));
  expect(raw).toEqual([]);
});

test('every custom property that a sheet uses is set by a sheet or a script', () => {
  const set = new Set(
    files
      .filter((name) => /\.(?:css|tsx?)$/.test(name))
      .flatMap((name) => [...read(name).matchAll(/['"\s{;](--[a-z][\w-]*)['"]?\s*[:,]/g)])
      .map(([, name]) => name),
  );
  const used = sheets.flatMap((name) => [...read(name).matchAll(/var\((--[\w-]+)\)/g)].map(([, one]) => one));
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used.filter((name) => !set.has(name)))]).toEqual([]);
});

test('colours outside of the style sheets are those of the tokens', () => {
  expect([site.lightThemeColor, site.themeColor].map((colour) => colour.toLowerCase())).toEqual(
    modes.map((mode) => colourOf('--bg', mode)),
  );
  const sections = [{ heading: { depth: 2, text: 'a', id: 'a', aliases: [] }, text: 'Un texte.', code: '' }];
  const card = buildCard({ title: 'a', section: 'b', name: 'c', sections });
  expect(card).toContain(colourOf('--accent', 'dark'));
  expect(card).toContain(colourOf('--bg', 'dark'));
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(colourOf('--accent', 'dark'));
});
