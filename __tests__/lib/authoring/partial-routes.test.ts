/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routesOfPartial } from '@/lib/authoring/partial-routes';
import { scratchFolder } from '../../support/scratch';

it('finds the pages that include a partial, also within another one, in its language', () => {
  const root = scratchFolder('partials-');
  const files = {
    'content/fr/_partials/intro.mdx': 'Texte.',
    'content/fr/_partials/outer.mdx': '<Partial name="intro" />\n\n<Partial name="outer" />',
    'content/fr/v1/guides/index.mdx': 'Un.\n\n<Partial name="outer" />',
    'content/fr/v1/guides/faq.mdx': "<Partial name='intro'/>",
    'content/fr/v1/guides/other.mdx': '<Partial name="intro-two" />',
    'content/en/v1/guides/faq.mdx': '<Partial name="intro" />',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  expect(routesOfPartial('content/fr/_partials/intro.mdx', root).sort()).toEqual([
    '/v1/guides',
    '/v1/guides/faq',
  ]);
});

it('finds the pages of the reference that include one', () => {
  expect(routesOfPartial('content/fr/_partials/api-js-intro.mdx')).toEqual(['/v1/api/js']);
});

it('finds none for a partial that nothing includes', () => {
  expect(routesOfPartial('content/fr/_partials/rien.mdx')).toEqual([]);
});
