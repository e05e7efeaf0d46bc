/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  inspectCategories,
  listContentFiles,
  readCategories,
  readSource,
  routeOfFile,
} from '@/lib/content/files';
import { scratchFolder } from '../../support/scratch';

function project(files: Record<string, string>): string {
  const root = scratchFolder('content-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

describe('routeOfFile', () => {
  it.each([
    ['content/fr/v1/guides/faq.mdx', '/v1/guides/faq'],
    ['content/fr/v1/guides/index.mdx', '/v1/guides'],
    ['content/fr/blog/2023-06-14-tauri-1-4.mdx', '/blog/2023/06/14/tauri-1-4'],
    ['content/zh-cn/about/intro.mdx', '/about/intro'],
  ])('gives %s the route %s', (file, route) => expect(routeOfFile(file)).toBe(route));
});

describe('content files', () => {
  it('lists pages and leaves out folders of parts', () => {
    const root = project({
      'content/fr/v1/a.mdx': '',
      'content/fr/_partials/b.mdx': '',
      'content/fr/v1/c.txt': '',
    });
    expect(listContentFiles('fr', root)).toEqual(['content/fr/v1/a.mdx']);
    expect(listContentFiles('ko', root)).toEqual([]);
  });

  it('asks documentation pages for an order, but not index pages', () => {
    const root = project({
      'content/fr/v1/x/index.mdx': '---\ntitle: a\ndescription: b\n---\n',
      'content/fr/v1/x/p.mdx': '---\ntitle: a\ndescription: b\n---\n',
    });
    expect(readSource('content/fr/v1/x/index.mdx', 'fr', root).route).toBe('/v1/x');
    expect(() => readSource('content/fr/v1/x/p.mdx', 'fr', root)).toThrow(
      /content\/fr\/v1\/x\/p\.mdx:1: the front matter has no "order"/,
    );
  });

  it('reads categories, and refuses broken ones with their file', () => {
    const root = project({ 'content/fr/v1/x/_category.json': '{"label":"X","order":2,"description":"d"}' });
    expect(readCategories('fr', root)).toEqual([
      { label: 'X', order: 2, description: 'd', route: '/v1/x', locale: 'fr' },
    ]);
    expect(() => readCategories('fr', project({ 'content/fr/v1/x/_category.json': '{' }))).toThrow(
      /x\/_category\.json:1: not valid JSON/,
    );
    expect(() =>
      readCategories('fr', project({ 'content/fr/v1/x/_category.json': '{"label":"X"}' })),
    ).toThrow(/a category needs a label, an order and a description/);
  });
  it('names every broken category with its line, and reads the others', () => {
    const root = project({
      'content/fr/v1/a/_category.json': '{\n  "label": "A",\n}',
      'content/fr/v1/b/_category.json': 'null',
      'content/fr/v1/c/_category.json': '\uFEFF{"label":"C","order":1,"description":"d"}',
    });
    const { categories, faults } = inspectCategories('fr', root);
    expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/fr/v1/a/_category.json:3',
      'content/fr/v1/b/_category.json:1',
    ]);
    expect(categories.map(({ route }) => route)).toEqual(['/v1/c']);
  });
});
