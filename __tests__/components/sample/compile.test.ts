/** @jest-environment node */
import { compilePage } from '@/components/sample/compile';

// Names that every object inherits.
test.each(['absente.html', 'constructor', 'toString'])('the page %s is missing', (name) => {
  expect(compilePage(name, { 'main.ts': '' })).toMatchObject({
    html: `<p>${name} : page absente de l’essai</p>`,
    entries: [],
  });
});

test.each([
  'for (;;)',
  'for (let i = 0; /* forever */; i++)',
  'for (; // forever\n ;)',
  'for (let i = 0; i < 9 /* times */; i++)',
  'while (/* forever */ true)',
])('%j asks in each turn whether it may go on', (loop) => {
  const code = `let turns = 0;\n${loop} { turns += 1; if (turns === 3) break; }`;
  const { modules } = compilePage('main.js', { 'main.js': code });
  const mayGoOn = jest.fn(() => true);
  new Function('__turn', modules['main.js'] ?? '')(mayGoOn);
  expect(mayGoOn).toHaveBeenCalledTimes(3);
});
