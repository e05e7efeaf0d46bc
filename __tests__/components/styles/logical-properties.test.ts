/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Sides of the page by name: in a language that runs from right to left they would be the wrong ones. */
const physical = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?\s*:/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  // Four values give the third and the fourth side different widths unless they are the same.
  /(?:^|[\s;{])(?:margin|padding|inset|border-width)\s*:\s*\S+\s+(\S+)\s+\S+\s+(?!\1\s*[;}])\S+\s*[;}]/,
];

it('style sheets name no side that a language may turn round', () => {
  expect(files.length).toBeGreaterThan(10);
  const faulty = files.flatMap((name) =>
    readFileSync(`components/${name}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) =>
        physical.some((pattern) => pattern.test(line)) ? [`${name}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(faulty).toEqual([]);
});
