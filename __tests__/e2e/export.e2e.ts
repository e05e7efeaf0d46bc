import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import type { HTMLElement } from 'node-html-parser';
import { socialPictureSize } from '../../lib/docs/metadata';
import { site } from '../../lib/site/config';
import { attributesOf, deadLinksOf, pathOf, readPages, type ExportedPage } from './support/exported-pages';
import { expectedRoutes } from './support/routes';

let pages: ReadonlyMap<string, ExportedPage>;

test.beforeAll(() => {
  pages = readPages('out', ['fr']);
});

/** What is wrong with a page; undefined if nothing is. */
const rules: Record<string, (page: ExportedPage) => string | undefined> = {
  'resolves every internal link and anchor': (page) => deadLinksOf(page, pages, 'out')[0],

  'lists in its contents its own headings, in their order': ({ root }) => {
    // A reference page lists its entries below those that have them.
    if (root.querySelector('.entry-tree')) return undefined;
    const listed = attributesOf(root, '.toc nav a', 'href').map((href) => decodeURIComponent(href.slice(1)));
    const headings = root.querySelectorAll('article :is(h2, h3, h4)[id]').map(({ id }) => id);
    return headings.filter((id) => listed.includes(id)).join() === listed.join() ? undefined : listed.join();
  },

  'has its text without script, and tab stops on all that may scroll sideways': ({ root }) => {
    if ((root.querySelector('main')?.text ?? '').length < 200) return 'no text';
    return root.querySelector(':is(pre, .table):not([tabindex="0"])')?.toString().slice(0, 100);
  },

  // Section 12 of the reference behaviours.
  'has in its head each thing that the reference asks for, once': ({ path, root }) => {
    const canonical = attributesOf(root, 'link[rel="canonical"]', 'href');
    const color = ['theme-color', 'msapplication-TileColor', 'apple-mobile-web-app-status-bar-style'];
    const once = ['og:title', 'og:description', 'og:image', 'og:type'].map((name) => `[property="${name}"]`);
    const wrong = Object.entries({
      h1: root.querySelectorAll('h1').length === 1,
      title: root.querySelector('title')?.text.endsWith('| Tauri Apps'),
      canonical: canonical.length === 1 && pathOf(canonical[0]) === path,
      'og:url': attributesOf(root, 'meta[property="og:url"]').join() === canonical.join(),
      lang: attributesOf(root, 'html', 'lang').join() === 'fr',
      dir: attributesOf(root, 'html', 'dir').join() === 'ltr',
      viewport: attributesOf(root, '[name="viewport"]').join() === 'width=device-width, initial-scale=1',
      ...Object.fromEntries(
        [...once, '[name="description"]', '[name="twitter:image"]'].map((selector) => [
          selector,
          attributesOf(root, `meta${selector}`).filter(Boolean).length === 1,
        ]),
      ),
      'twitter:card': attributesOf(root, '[name="twitter:card"]').join() === 'summary_large_image',
      'search engines': attributesOf(root, '[name="robots"]').length === 0,
      'twitter as property': attributesOf(root, '[property^="twitter:"]').length === 0,
      colors: color.every((name) => attributesOf(root, `[name="${name}"]`).join() === '#0F0F0F'),
      feeds: /^Tauri Apps RSS Feed,Tauri Apps Atom Feed/.test(
        attributesOf(root, 'link[rel="alternate"][type*="xml"]', 'title').join(),
      ),
      app: attributesOf(root, '[name="apple-mobile-web-app-capable"]').join() === 'yes',
      links: ['icon', 'apple-touch-icon', 'manifest'].every(
        (rel) => root.querySelectorAll(`link[rel="${rel}"]`).length === 1,
      ),
    }).find(([, holds]) => !holds);
    return wrong?.[0];
  },

  'names a social picture of the right size': ({ root }) => {
    const file = `out${pathOf(attributesOf(root, '[property="og:image"]')[0])}`;
    if (!existsSync(file)) return file;
    const { width, height, type } = imageSize(readFileSync(file));
    const named = ['width', 'height'].map((side) => attributesOf(root, `[property="og:image:${side}"]`)[0]);
    const sizes = [[width, height], named, Object.values(socialPictureSize)].map((size) => size.join('×'));
    return type === 'png' && new Set(sizes).size === 1 ? undefined : sizes.join(' ');
  },

  'has structured data and breadcrumbs that lead to pages, in the documentation': ({ path, root }) => {
    if (!path.startsWith('/fr/v1/')) return undefined;
    const data = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.text ?? '{}') as object;
    if (!('url' in data) || data.url !== site.origin + path) return 'structured data';
    return attributesOf(root, '[itemprop=item]', 'href').find((href) => !pages.has(href));
  },

  'tells readers and machines on which day its text was changed, in the documentation': ({ path, root }) => {
    if (!path.startsWith('/fr/v1/')) return undefined;
    const shown = attributesOf(root, '.doc-footer time', 'datetime').join();
    const data = root.querySelector('script[type="application/ld+json"]')?.text ?? '';
    const [, said = ''] = /"dateModified":"([^"]*)"/.exec(data) ?? [];
    // The list of modules has no file of its own, and a copy without history has no dates.
    const isDated = /^\d{4}-\d\d-\d\d$/.test(shown) || path === '/fr/v1/api/js' || !existsSync('.git');
    return isDated && said === shown ? undefined : `shows “${shown}”, says “${said}”`;
  },

  'has breadcrumbs from home to itself, and neighbours in the order of its sidebar, in the documentation': ({
    path,
    root,
  }) => {
    if (!path.startsWith('/fr/v1/')) return undefined;
    const home = root.querySelector('nav[aria-label="Fil d’Ariane"] a');
    if (home?.getAttribute('href') !== '/fr/' || !home.querySelector('[aria-label="Page d’accueil"]'))
      return 'no way home';
    const crumbs = root.querySelectorAll('.breadcrumbs [itemprop="itemListElement"]');
    const positionOf = (crumb: HTMLElement) => attributesOf(crumb, 'meta[itemprop="position"]').join();
    if (crumbs.some((crumb, index) => positionOf(crumb) !== String(index + 1))) return 'positions';
    if (!crumbs.at(-1)?.querySelector('[aria-current="page"]:not(a)')) return 'does not end with the page';
    const order = attributesOf(root, '.sidebar a', 'href').filter((href) => !href.startsWith('#'));
    const next = path.includes('/setup/')
      ? '/fr/v1/guides/development/development-cycle' // the same for each way to set up a project
      : order[order.indexOf(path) + 1];
    const neighbours = ['prev', 'next'].map(
      (rel) => attributesOf(root, `.prev-next a[rel="${rel}"]`, 'href')[0],
    );
    return neighbours.join() === [order[order.indexOf(path) - 1], next].join()
      ? undefined
      : neighbours.join();
  },

  'has an edit link to a file of the repository, and a fault report with page and version': ({
    path,
    root,
  }) => {
    const edited = attributesOf(root, 'a[href*="/edit/"]', 'href').map((href) =>
      decodeURIComponent(href.replace(/^.*\/edit\/[^/]+\//, '')),
    );
    const lost = edited.find((file) => !existsSync(file));
    if (lost !== undefined || !root.querySelector('a[data-markdown]')) return lost;
    const [report = ''] = attributesOf(root, 'a[href*="/issues/new?"]', 'href');
    const body = new URL(report.replace(/&amp;/g, '&')).searchParams.get('body') ?? '';
    return body.includes(site.origin + path) && /\bv1\b/.test(body) ? undefined : `reports ${body}`;
  },
};

test('holds every route of the inventory and no other', () => {
  expect([...pages.keys()].sort()).toEqual([...expectedRoutes].sort());
});

for (const [name, faultOf] of Object.entries(rules))
  test(`every page ${name}`, () => {
    const faults = [...pages.values()].map((page) => [page.path, faultOf(page)]);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });

test('titles and descriptions are unique', () => {
  for (const read of [
    ({ root }: ExportedPage) => root.querySelector('title')?.text,
    ({ root }: ExportedPage) => attributesOf(root, 'meta[name="description"]')[0],
  ])
    expect(new Set([...pages.values()].map(read)).size).toBe(pages.size);
});

test('pages that stand in for others are no results of search engines', () => {
  for (const name of ['404', 'fr/hors-ligne'])
    expect(readFileSync(`out/${name}.html`, 'utf8'), name).toContain(
      '<meta name="robots" content="noindex"/>',
    );
});

test('the scripts read no setting that the build has not replaced: in the browser it would be empty', () => {
  const folder = 'out/_next/static/chunks';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const read = scripts.flatMap(
    (name) => readFileSync(`${folder}/${name}`, 'utf8').match(/\benv\.SITE_\w+/g) ?? [],
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(read).toEqual([]);
});
