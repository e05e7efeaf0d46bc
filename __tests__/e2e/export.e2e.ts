import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { expectedRoutes } from './support/routes';

type ExportedPage = { path: string; root: HTMLElement; ids: Set<string>; links: string[] };

const pages = new Map<string, ExportedPage>();

test.beforeAll(() => {
  for (const path of JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[]) {
    const root = parse(readFileSync(`out${path}.html`, 'utf8'));
    const ids = new Set(root.querySelectorAll('[id]').map((element) => element.id));
    const links = root.querySelectorAll('a[href]').map((link) => decode(link.getAttribute('href') ?? ''));
    pages.set(path, { path, root, ids, links });
  }
});

test.describe('the export', () => {
  test('holds every route of the inventory and no other', () => {
    assert.deepEqual(
      {
        missing: expectedRoutes.filter((route) => !pages.has(route)),
        unexpected: [...pages.keys()].filter((path) => !expectedRoutes.includes(path)),
      },
      { missing: [], unexpected: [] },
    );
  });

  test('resolves every internal link and anchor', () => {
    const dead = [...pages.values()].flatMap((page) =>
      page.links.flatMap((link) => (isDead(link, page) ? [`${page.path} → ${link}`] : [])),
    );
    assert.deepEqual([...new Set(dead)], []);
  });

  test('has no white space in an id', () => {
    const faulty = [...pages.values()].flatMap(({ path, ids }) =>
      [...ids].filter((id) => !/^\S+$/.test(id)).map((id) => `${path}: ${id}`),
    );
    assert.deepEqual(faulty, []);
  });

  test('gives each page one level-1 heading, a title, a description and a canonical address', () => {
    const faulty = [...pages.values()].filter(({ path, root }) => {
      const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      return (
        root.querySelectorAll('h1').length !== 1 ||
        !root.querySelector('title')?.text.endsWith('| Tauri Apps') ||
        !root.querySelector('meta[name="description"]')?.getAttribute('content') ||
        !new URL(canonical).pathname.replace(/(?<=.)\/$/, '').endsWith(path)
      );
    });
    assert.deepEqual(
      faulty.map(({ path }) => path),
      [],
    );
  });

  test('lists in the contents of a page just its own headings', () => {
    const faulty = [...pages.values()].flatMap(({ path, root }) => {
      const listed = root
        .querySelectorAll('.toc nav a')
        .map((link) => decode(link.getAttribute('href') ?? '').slice(1));
      const headings = root
        .querySelectorAll('article h2[id], article h3[id], article h4[id]')
        .map((heading) => heading.id);
      const unknown = listed.filter((id) => !headings.includes(id));
      const inOrder = headings.filter((id) => listed.includes(id)).join(' ') === listed.join(' ');
      return unknown.length > 0 || !inOrder ? [`${path}: ${unknown.join(', ') || 'another order'}`] : [];
    });
    assert.deepEqual(faulty, []);
  });

  test('titles and descriptions are unique', () => {
    for (const read of [
      (root: HTMLElement) => root.querySelector('title')?.text,
      (root: HTMLElement) => root.querySelector('meta[name="description"]')?.getAttribute('content'),
    ]) {
      const values = [...pages.values()].map(({ root }) => read(root));
      assert.deepEqual(
        values.filter((value, index) => values.indexOf(value) !== index),
        [],
      );
    }
  });

  test('has in each head what section 12 of the reference asks for, once', () => {
    const head = (root: HTMLElement, selector: string): string[] =>
      root.querySelectorAll(selector).map((element) => element.getAttribute('content') ?? '');
    for (const { path, root } of pages.values()) {
      const html = root.querySelector('html');
      assert.deepEqual([html?.getAttribute('lang'), html?.getAttribute('dir')], ['fr', 'ltr'], path);
      assert.deepEqual(head(root, 'meta[name="viewport"]'), ['width=device-width, initial-scale=1'], path);
      const [canonical] = root
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => link.getAttribute('href') ?? '');
      assert.deepEqual(head(root, 'meta[property="og:url"]'), [canonical], path);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:type'])
        assert.equal(head(root, `meta[property="${name}"]`).filter(Boolean).length, 1, `${name} on ${path}`);
      assert.deepEqual(head(root, 'meta[name="twitter:card"]'), ['summary_large_image'], path);
      assert.equal(head(root, 'meta[name="twitter:image"]').filter(Boolean).length, 1, path);
      assert.deepEqual(head(root, 'meta[property^="twitter:"]'), [], path);
      for (const name of ['theme-color', 'msapplication-TileColor', 'apple-mobile-web-app-status-bar-style'])
        assert.deepEqual(head(root, `meta[name="${name}"]`), ['#0F0F0F'], `${name} on ${path}`);
      assert.deepEqual(head(root, 'meta[name="apple-mobile-web-app-capable"]'), ['yes'], path);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
        assert.equal(root.querySelectorAll(`link[rel="${rel}"]`).length, 1, `${rel} on ${path}`);
    }
  });
});

function isDead(link: string, page: ExportedPage): boolean {
  if (/^[a-z]+:|^\/\//i.test(link)) return false;
  const [path = '', hash = ''] = link.split('#');
  const target = path === '' ? page : pages.get(path.replace(/(?<=.)\/$/, ''));
  if (!target) return !/\.(?:xml|json|txt|md)$/.test(path);
  return hash !== '' && !target.ids.has(decode(hash));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/&amp;/g, '&').replace(/&#x27;/g, "'"));
  } catch {
    return text; // compared as it is written
  }
}
