import { Feed, type Item } from 'feed';
import { getTranslator } from '../i18n/translator';
import { site, locales, type Locale } from '../site/config';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { toUrl, type SitePage } from '../content/site-page';

/** Files of a feed by name. */
export type FeedFiles = Record<'rss.xml' | 'atom.xml' | 'feed.json', string>;

/** All posts, newest first, with their whole text. */
export function buildBlogFeed(pages: SitePage[], locale: Locale): FeedFiles {
  const t = getTranslator(locale);
  const posts = pages.filter(({ kind }) => kind === 'post');
  const items = posts.map((post): Item => {
    const { title, description, published, authors } = post;
    const url = toUrl(post.route, locale);
    const date = atMidnight(published);
    // Markdown has no buttons and icons, and full addresses.
    const content = micromark(post.markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    const author = authors.map(({ name, url: link }) => ({ name, link }));
    return { id: url, link: url, title, description, content, date, published: date, author };
  });
  return render('/blog', items, locale, { title: t('site.tagline'), description: t('blog.description') });
}

/** The fifty documentation pages that changed last. A page appears again after each change, so its id holds the day. */
export function buildChangesFeed(pages: SitePage[], locale: Locale): FeedFiles {
  const t = getTranslator(locale);
  const items = pages
    .filter(({ kind, updated }) => kind === 'doc' && updated !== undefined)
    .sort((a, b) => ((a.updated ?? '') < (b.updated ?? '') ? 1 : -1))
    .slice(0, 50)
    .map(({ route, title, description, section, updated }): Item => {
      const url = toUrl(route, locale);
      const category = [{ name: section }];
      return { id: `${url}?${updated}`, link: url, title, description, date: atMidnight(updated), category };
    });
  const words = { title: t('feeds.changes'), description: t('feeds.changesDescription') };
  return render('/v1', items, locale, words);
}

/** The date of a feed is that of its newest entry, not the clock's: the same content gives the same file. */
function render(
  route: string,
  items: Item[],
  locale: Locale,
  words: { title: string; description: string },
): FeedFiles {
  const base = toUrl(route, locale);
  const feed = new Feed({
    ...words,
    id: base,
    link: base,
    language: locales[locale].htmlLang,
    updated: new Date(Math.max(...[...items.map(({ date }) => date), atMidnight(undefined)].map(Number))),
    generator: site.title,
    copyright: '',
    feedLinks: { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  });
  items.forEach((item) => feed.addItem(item));
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}

function atMidnight(day: string | undefined): Date {
  return new Date(`${day ?? '2022-06-19'}T00:00:00Z`);
}
