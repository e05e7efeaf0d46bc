/** @jest-environment node */
import { findUnsoundName } from '@/lib/check/rules/files';

test.each([
  ['content/fr/v1/guides/ma-page.mdx', undefined],
  ['content/fr/_partials/herbier.mdx', undefined],
  ['content/fr/v1/guides/_brouillon.mdx', '_brouillon.mdx'],
  ['content/fr/v1/Mes Guides/page.mdx', 'Mes Guides'],
  ['content/fr/v1/guides/aux/page.mdx', 'aux'],
  ['content/fr/v1/guides/nul.mdx', 'nul.mdx'],
  ['content/fr/blog/2026-01-31-con.mdx', undefined],
])('of %s, the name that hosts would not serve is %j', (file, name) => {
  expect(findUnsoundName(file)).toBe(name);
});
