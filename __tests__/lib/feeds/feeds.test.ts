import { buildBlogFeed, buildChangesFeed } from '@/lib/feeds/feeds';
import { buildSitemap } from '@/lib/feeds/lists';
import type { SitePage } from '@/lib/content/site-page';
import { describeDoc } from '@/lib/docs/metadata';
import { buildCard } from '@/lib/social/card';
import { listAtomFaults, listJsonFeedFaults, listRssFaults } from '../../support/feed-rules';

const page = (more: Partial<SitePage>): SitePage => ({
  route: '/blog/2023/06/14/a',
  language: 'fr',
  kind: 'post',
  title: 'Tauri & <vous>',
  description: 'Une phrase.',
  section: 'Blog',
  markdown: 'Voir [le guide](https://v1.tauri.app/fr/v1/guides).',
  sections: [],
  published: '2023-06-14',
  authors: [{ name: 'Ada', url: 'https://exemple.fr' }],
  ...more,
});

const doc = (more: Partial<SitePage>): SitePage => page({ kind: 'doc', updated: '2024-01-01', ...more });

describe.each([
  ['Le type Option<T> & les &str', 'Vec<u8>, &amp; et « <b> »'],
  ['</title>', ']]> & <script>'],
  ['1 < 2 && 3 > 2', 'R&D'],
  ['Un\u0000 titre\u001B', 'a\u0008\uFFFFb\uD800'],
])('feeds with the title %j and the description %j', (title, description) => {
  const authors = [{ name: 'A & <B> "C"\u0007', url: 'https://exemple.fr/?a=1&b="2"' }];
  const markdown = `\`\`\`text\n\u001B[31m]]> &\u0001\n\`\`\`\n\n${description}`;
  const posts = [
    page({ title, description, markdown, authors }),
    page({ title, route: '/blog/b?c&d', authors: [] }),
  ];
  const docs = [doc({ title, description, section: 'A & "B" <c>' }), doc({ title, route: '/v1/b&c' })];
  test.each([
    ['blog', buildBlogFeed(posts, 'fr')],
    ['changes', buildChangesFeed(docs, 'fr')],
  ])('%s: follow their formats', (_, files) => {
    expect(listAtomFaults(files['atom.xml'])).toEqual([]);
    expect(listRssFaults(files['rss.xml'])).toEqual([]);
    expect(listJsonFeedFaults(files['feed.json'])).toEqual([]);
    const json = JSON.parse(files['feed.json']) as { items: { title: string }[] };
    expect(json.items.map((item) => item.title)).toEqual([title, title]);
  });
});

test('the rules find what a feed lacks', () => {
  const atom = buildBlogFeed([page({})], 'fr')['atom.xml'];
  expect(listAtomFaults(atom.replace(/<author>[\s\S]*?<\/author>/g, ''))).toEqual([
    'entries without an author',
  ]);
  expect(listAtomFaults(atom.replace(/<updated>.*?Z/, '<updated>hier'))).toEqual(['no date: hier']);
  const rss = buildBlogFeed([page({})], 'fr')['rss.xml'];
  expect(listRssFaults(rss.replace(/dc:creator/g, 'author'))).toEqual(['author without a mail']);
});

test('the feeds of the blog name every author of a post, in their order', () => {
  const authors = ['Ada', 'Grace', 'Barbara'].map((name) => ({ name, url: `https://exemple.fr/${name}` }));
  const files = buildBlogFeed([page({ authors })], 'fr');
  const namesIn = (text: string, tag: string): string[] =>
    [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, name = '']) => name);
  const names = authors.map(({ name }) => name);
  expect(namesIn(files['rss.xml'], 'dc:creator')).toEqual(names);
  expect(namesIn(files['atom.xml'].replace(/.*<entry>/s, ''), 'name')).toEqual(names);
  expect(JSON.parse(files['feed.json'])).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ author: authors[0], authors }],
  });
});

test('the feed of changes is about a page, which every host has', () => {
  const files = buildChangesFeed([doc({ route: '/v1/a' })], 'fr');
  const home = 'https://v1.tauri.app/fr/v1/guides';
  expect(files['rss.xml']).toContain(`<link>${home}</link>`);
  expect(files['atom.xml']).toContain(`<link rel="alternate" href="${home}"/>`);
  expect(JSON.parse(files['feed.json'])).toMatchObject({ home_page_url: home });
});

test('the blog feed is dated by its newest post, so that two builds are the same', () => {
  const build = () =>
    buildBlogFeed([page({}), page({ route: '/blog/2022/01/01/b', published: '2022-01-01' })], 'fr');
  expect(build()['atom.xml']).toContain('<updated>2023-06-14T00:00:00.000Z</updated>');
  expect(build()).toEqual(build());
});

test('the feed of changes shows the newest change first, pages of one day in their order, and a page again at each change', () => {
  const pages = [
    page({ kind: 'doc', route: '/v1/a', updated: '2024-01-01' }),
    page({ kind: 'doc', route: '/v1/b', updated: '2024-02-01' }),
    page({ kind: 'doc', route: '/v1/d', updated: '2024-02-01' }),
    page({ kind: 'doc', route: '/v1/c' }),
    page({ kind: 'post', updated: '2024-03-01' }),
  ];
  const entries = [
    ...buildChangesFeed(pages, 'fr')['atom.xml'].matchAll(/<entry>[\s\S]*?<id>(.*?)<\/id>/g),
  ].map(([, id]) => id);
  expect(entries).toEqual([
    'https://v1.tauri.app/fr/v1/b?2024-02-01',
    'https://v1.tauri.app/fr/v1/d?2024-02-01',
    'https://v1.tauri.app/fr/v1/a?2024-01-01',
  ]);
});

test('the feed of changes holds fifty pages at most', () => {
  const pages = Array.from({ length: 51 }, (_, index) => doc({ route: `/v1/${index}` }));
  expect(buildChangesFeed(pages, 'fr')['atom.xml'].match(/<entry>/g)).toHaveLength(50);
});

test('the sitemap has dates, and alternates only where there are several locales', () => {
  const one = buildSitemap([{ route: '/v1/a&b', updated: '2024-01-01', translations: ['fr'] }], 'fr');
  expect(one).toContain('/fr/v1/a&amp;b</loc><lastmod>2024-01-01</lastmod></url>');
  expect(one).not.toContain('xhtml');
  expect(buildSitemap([{ route: '/v1', translations: ['fr', 'zh-cn'] }], 'fr')).toContain(
    'hreflang="zh-CN" href="https://v1.tauri.app/zh-cn/v1"',
  );
});

test('structured data cannot end its element', () => {
  const words = { title: '</script><script>', description: 'd' };
  expect(describeDoc({ ...words, route: '/v1/a', locale: 'fr' }, undefined)).not.toContain('<');
});

test('structured data have the typography of the page', () => {
  const words = { title: 'Que faire ?', description: 'Une clé : sa valeur' };
  const data: unknown = JSON.parse(describeDoc({ ...words, route: '/v1/a', locale: 'fr' }, undefined));
  expect(data).toMatchObject({ headline: 'Que faire\u202F?', description: 'Une clé\u00A0: sa valeur' });
});

test('a long title stays within four lines of the social picture', () => {
  const svg = buildCard({ title: 'mot '.repeat(60).trim(), section: 'A & B', name: '<nom>' });
  expect(svg.match(/font-size="72"/g)).toHaveLength(4);
  expect(svg).toContain('…');
});
