/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KeptDocs } from '../../scripts/build/kept-docs';

const mockTitles: Record<string, string> = {};

jest.mock('../../components/mdx/render-page', () => ({ keyOf: () => 'key of the text' }));
jest.mock('../../lib/docs/doc-view', () => ({
  listDocRoutes: () => Object.keys(mockTitles),
  getDocView: (route: string) => ({ source: {}, title: mockTitles[route] }),
}));

const folder = '.cache/test-kept-docs';
const keptFolder = '.cache/docs/-cache-test-kept-docs';
const file = (route: string): string => `${folder}/fr${route}.html`;

/** A build in which the framework writes what it is to write, each page with its title; answers the routes it wrote. */
function build(): string[] {
  rmSync(folder, { recursive: true, force: true });
  const kept = new KeptDocs(folder);
  kept.compare();
  const { fr = [] } = JSON.parse(readFileSync(kept.list, 'utf8')) as { fr?: string[] };
  const written = Object.keys(mockTitles).filter((route) => !fr.includes(route));
  for (const route of written) {
    mkdirSync(path.dirname(file(route)), { recursive: true });
    writeFileSync(file(route), mockTitles[route] ?? '');
  }
  expect(kept.complete()).toBe(fr.length);
  for (const [route, title] of Object.entries(mockTitles))
    expect(readFileSync(file(route), 'utf8')).toBe(title);
  return written;
}

const clear = (): void =>
  [folder, keptFolder].forEach((one) => rmSync(one, { recursive: true, force: true }));
beforeEach(() => {
  clear();
  for (const route of Object.keys(mockTitles)) delete mockTitles[route];
  Object.assign(mockTitles, { '/v1/guides': 'Guides', '/v1/guides/menu': 'Menu', '/v1/guides/tray': 'Tray' });
});
afterAll(clear);

test('what has not changed is written once; the framework always gets a page', () => {
  expect(build()).toEqual(['/v1/guides', '/v1/guides/menu', '/v1/guides/tray']);
  expect(build()).toEqual(['/v1/guides']);
});

test('a page whose text or surroundings have changed, and a new one, are written', () => {
  build();
  mockTitles['/v1/guides/menu'] = 'Menus';
  mockTitles['/v1/guides/icons'] = 'Icons';
  expect(build()).toEqual(['/v1/guides', '/v1/guides/menu', '/v1/guides/icons']);
});

test('pages that are gone are forgotten', () => {
  build();
  delete mockTitles['/v1/guides/tray'];
  build();
  expect(existsSync(file('/v1/guides/tray'))).toBe(false);
  expect(readdirSync(keptFolder)).toHaveLength(3); // two pages and the list
});
