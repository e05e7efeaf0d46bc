/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';

const read = (name: string): string => readFileSync(`components/${name}`, 'utf8');
const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
const sheets = files.filter((name) => name.endsWith('.css'));
const tokens = read('styles/tokens.css');

/** Lines of the sheets that match, comments left out: `navbar/navbar.css:8 z-index: 20;`. */
function findLines(isFault: (line: string) => boolean, names = sheets): string[] {
  return names.flatMap((name) =>
    read(name)
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) => (isFault(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** Physical sides: in a language that runs from right to left they would be the wrong ones. */
const physical = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?\s*:/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  // Four values give the third and the fourth side different widths unless they are the same.
  /(?:^|[\s;{])(?:margin|padding|inset|border-width)\s*:\s*\S+\s+(\S+)\s+\S+\s+(?!\1\s*[;}])\S+\s*[;}]/,
];

describe('style sheets', () => {
  it('use logical sides only', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(findLines((line) => physical.some((pattern) => pattern.test(line)))).toEqual([]);
  });

  it('take their spacing from the scale; only larger values, which are layout, are written out', () => {
    const spacing = /^\s*(?:margin|padding|inset|gap|row-gap|column-gap)[\w-]*:/;
    const isRaw = (line: string): boolean =>
      spacing.test(line) && [...line.matchAll(/([\d.]+)rem/g)].some(([, size]) => Number(size) <= 5);
    expect(findLines(isRaw)).toEqual([]);
  });

  it('take radii, small type and the heights of controls from the tokens', () => {
    const raw = [
      /border-radius:(?!\s*(?:var\(--radius|0;|50%|inherit))/,
      /font(?:-size)?:\s*0\.\d+rem/,
      /block-size:\s*2\.\d+rem/,
    ];
    const fixed = sheets.filter((name) => name !== 'styles/tokens.css');
    expect(findLines((line) => raw.some((pattern) => pattern.test(line)), fixed)).toEqual([]);
  });

  it('take their stacking order from the tokens', () => {
    expect(findLines((line) => /z-index:(?!\s*var\(--z-)/.test(line))).toEqual([]);
  });

  it('and scripts name only the widths of the breakpoint table', () => {
    const widths = [...tokens.matchAll(/^ \* {3}([\d.]+em) /gm)].map(([, width]) => width);
    expect(widths.length).toBeGreaterThan(0);
    const isOther = (line: string): boolean =>
      [...line.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+(?:r?em|px))\)/g)].some(
        ([, width]) => !widths.includes(width),
      );
    expect(
      findLines(
        isOther,
        files.filter((name) => /\.(?:css|tsx?)$/.test(name)),
      ),
    ).toEqual([]);
  });

  it('use every token, and no other', () => {
    const used = sheets.flatMap((name) =>
      [...read(name).matchAll(/var\((--(?:space-|z-|radius|control|small|tiny)[\w-]*)/g)].map(
        ([, name]) => name,
      ),
    );
    const defined = [...tokens.matchAll(/^ {2}(--(?:space-|z-|radius|control|small|tiny)[\w-]*):/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual(defined.sort());
  });
});
