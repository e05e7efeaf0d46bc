import { Feed } from 'feed';
import { site, locales, type Locale } from '../site/config';
import { toPortableHtml, toUrl } from './absolute';
import type { SitePage } from './types';

export type FeedFiles = { rss: string; atom: string; json: string };

type Words = { title: string; description: string };

/** All posts, newest first, with their whole text. */
export function buildBlogFeed(posts: SitePage[], locale: Locale, words: Words): FeedFiles {
  const feed = createFeed(
    '/blog',
    posts.map(({ published }) => published),
    locale,
    words,
  );
  for (const post of posts) {
    const url = toUrl(post.route, locale);
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: toPortableHtml(post.html, url),
      date: atMidnight(post.published),
      published: atMidnight(post.published),
      author: post.authors.map(({ name, url: link }) => ({ name, link })),
    });
  }
  return render(feed);
}

/** The fifty documentation pages that changed last. A page comes back with each change, so its identifier holds the day. */
export function buildChangesFeed(pages: SitePage[], locale: Locale, words: Words): FeedFiles {
  const changed = pages
    .filter(({ updated }) => updated !== undefined)
    .sort((a, b) => ((a.updated ?? '') < (b.updated ?? '') ? 1 : -1))
    .slice(0, 50);
  const feed = createFeed(
    '/v1',
    changed.map(({ updated }) => updated),
    locale,
    words,
  );
  for (const page of changed) {
    const url = toUrl(page.route, locale);
    feed.addItem({
      id: `${url}?${page.updated}`,
      link: url,
      title: page.title,
      description: page.description,
      date: atMidnight(page.updated),
      category: [{ name: page.section }],
    });
  }
  return render(feed);
}

/** Built twice from the same content a feed is the same: its date is that of its newest entry, never the clock's. */
function createFeed(route: string, days: (string | undefined)[], locale: Locale, words: Words): Feed {
  const newest = days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const base = toUrl(route, locale);
  return new Feed({
    ...words,
    id: base,
    link: base,
    language: locales[locale].htmlLang,
    updated: atMidnight(newest ?? '2022-06-19'),
    generator: site.title,
    copyright: '',
    feedLinks: { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  });
}

function render(feed: Feed): FeedFiles {
  return { rss: feed.rss2(), atom: feed.atom1(), json: feed.json1() };
}

function atMidnight(day: string | undefined): Date {
  return new Date(`${day ?? '2022-06-19'}T00:00:00Z`);
}
