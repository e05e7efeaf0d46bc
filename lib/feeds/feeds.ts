import { Feed, type Item } from 'feed';
import { site, locales, type Locale } from '../site/config';
import { toPortableHtml, toUrl } from './absolute';
import type { SitePage } from './types';

export type FeedFiles = { rss: string; atom: string; json: string };

type Words = { title: string; description: string };

/** All posts, newest first, with their whole text. */
export function buildBlogFeed(posts: SitePage[], locale: Locale, words: Words): FeedFiles {
  const items = posts.map((post): Item => {
    const url = toUrl(post.route, locale);
    return {
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: toPortableHtml(post.html, url),
      date: atMidnight(post.published),
      published: atMidnight(post.published),
      author: post.authors.map(({ name, url: link }) => ({ name, link })),
    };
  });
  return render('/blog', items, locale, words);
}

/** The fifty documentation pages that changed last. A page comes back with each change, so its identifier holds the day. */
export function buildChangesFeed(pages: SitePage[], locale: Locale, words: Words): FeedFiles {
  const items = pages
    .filter(({ updated }) => updated !== undefined)
    .sort((a, b) => ((a.updated ?? '') < (b.updated ?? '') ? 1 : -1))
    .slice(0, 50)
    .map(({ route, title, description, section, updated }): Item => {
      const url = toUrl(route, locale);
      const category = [{ name: section }];
      return { id: `${url}?${updated}`, link: url, title, description, date: atMidnight(updated), category };
    });
  return render('/v1', items, locale, words);
}

/** Built twice from the same content a feed is the same: its date is that of its newest entry, never the clock's. */
function render(route: string, items: Item[], locale: Locale, words: Words): FeedFiles {
  const base = toUrl(route, locale);
  const feed = new Feed({
    ...words,
    id: base,
    link: base,
    language: locales[locale].htmlLang,
    updated: new Date(Math.max(...items.map(({ date }) => date.getTime()), atMidnight(undefined).getTime())),
    generator: site.title,
    copyright: '',
    feedLinks: { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  });
  items.forEach((item) => feed.addItem(item));
  return { rss: feed.rss2(), atom: feed.atom1(), json: feed.json1() };
}

function atMidnight(day: string | undefined): Date {
  return new Date(`${day ?? '2022-06-19'}T00:00:00Z`);
}
