/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachesAll, targetsOfSoundPage } from '@/lib/check/sound-pages';
import { readTree } from '@/lib/check/read-tree';
import type { CheckedPage, Site } from '@/lib/check/types';
import { KeptPages } from '../../scripts/check/kept-pages';

const root = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function page(body: string, kind: CheckedPage['kind'] = 'page'): CheckedPage {
  const frontMatter = { title: 'Notes', description: 'Des notes.', draft: false, authors: [] };
  const source = {
    route: '/v1/notes',
    locale: 'fr',
    file: 'content/fr/v1/notes.mdx',
    frontMatter,
    body,
    bodyLine: 5,
  };
  return { source: source as unknown as CheckedPage['source'], kind, tree: readTree(body) };
}

describe('pages without a fault of their own', () => {
  const components = new Map([['Figure', ['src', 'alt']]]);

  test.each([
    ['a text with links', 'Voir [le menu](/v1/menu) et [plus bas](#suite).', ['/v1/menu', '#suite']],
    ['a definition', 'Voir [le menu][m].\n\n[m]: /v1/menu', ['/v1/menu']],
    ['a picture', '![Une fenêtre](/images/x.png)', undefined],
    ['a drawing', '<Figure src="/x.svg" alt="Un schéma" />', undefined],
    ['an unknown component', '<Nimporte />', undefined],
    ['a heading without an id', '## Suite', undefined],
    ['a link that says nothing', '[ici](/v1/menu)', undefined],
    ['a definition that is not used', 'Rien.\n\n[m]: /v1/menu', undefined],
  ])('%s', (_name, body, targets) => {
    expect(targetsOfSoundPage(page(body), components)).toEqual(targets);
  });

  test('a partial leads to parts of the pages that pull it in', () => {
    expect(targetsOfSoundPage(page('Voir [plus bas](#suite).', 'partial'), components)).toEqual([]);
  });

  test('an address that leads nowhere any more is noticed', () => {
    const routes: Site['routes'] = new Map([['/v1/menu', new Set(['creer'])]]);
    const site: Site = { root, locale: 'fr', pages: [], routes };
    expect(reachesAll(page(''), ['/v1/menu', '/v1/menu#creer'], site)).toBe(true);
    expect(reachesAll(page(''), ['/v1/menu#lire'], site)).toBe(false);
    expect(reachesAll(page(''), ['/v1/autre'], site)).toBe(false);
  });
});

describe('what is kept from one build to the next', () => {
  const first = new KeptPages(root, 'code 1');
  first.keep(page('Un.'), ['/v1/menu']);
  first.write();

  test('is found again for the same text and code only', () => {
    expect(new KeptPages(root, 'code 1').targetsOf(page('Un.'))).toEqual(['/v1/menu']);
    expect(new KeptPages(root, 'code 2').targetsOf(page('Un.'))).toBeUndefined();
    expect(new KeptPages(root, 'code 1').targetsOf(page('Deux.'))).toBeUndefined();
    expect(new KeptPages(root, 'code 1').targetsOf(page('Un.', 'generated'))).toBeUndefined();
  });

  test('is forgotten when the page is gone', () => {
    new KeptPages(root, 'code 1').write();
    expect(new KeptPages(root, 'code 1').targetsOf(page('Un.'))).toBeUndefined();
  });
});
