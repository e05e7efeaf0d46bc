/** @jest-environment node */
import { compilePage } from '@/components/sample/compile';

// Names that every object inherits.
test.each(['absente.html', 'constructor', 'toString'])('the page %s is missing', (name) => {
  expect(compilePage(name, { 'main.ts': '' })).toMatchObject({
    html: `<p>${name} : page absente de l’essai</p>`,
    entries: [],
  });
});
