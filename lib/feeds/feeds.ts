import { Feed, type Item } from 'feed';
import type { SitePage } from '../content/site-page';
import { getTranslator } from '../i18n/translator';
import { site, locales, type Locale } from '../site/config';
import { toUrl } from '../site/to-url';
import { escapeXml } from '../text/escape';
import { toFeedHtml } from './post-html';

/** Files of a feed by name. */
export type FeedFiles = Record<'rss.xml' | 'atom.xml' | 'feed.json', string>;

/** Characters that XML cannot contain, even escaped: one of them makes the whole feed unreadable. */
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The day of Tauri 1.0: the date of a feed that has no entries. */
const firstRelease = '2022-06-19';

/** All posts, newest first, with their whole text. */
export function buildBlogFeed(pages: SitePage[], locale: Locale): FeedFiles {
  const t = getTranslator(locale);
  const posts = pages.filter(({ kind }) => kind === 'post');
  const items = posts.map((post): Item => {
    const { title, description, published, authors } = post;
    const url = toUrl(post.route, locale);
    const date = atMidnight(published);
    const content = toFeedHtml(post.markdown);
    const author = authors.map(({ name, url: link }) => ({ name, link }));
    const item: Item = { id: url, link: url, title, description, content, date, published: date };
    return author.length > 0 ? { ...item, author } : item;
  });
  return render({ route: '/blog', home: '/blog' }, items, locale, {
    title: t('site.tagline'),
    description: t('blog.description'),
  });
}

/** The fifty documentation pages that changed last. A page appears again after each change, so its id holds the day. */
export function buildChangesFeed(pages: SitePage[], locale: Locale): FeedFiles {
  const t = getTranslator(locale);
  const items = pages
    .filter(({ kind, updated }) => kind === 'doc' && updated !== undefined)
    .sort((a, b) => Number(atMidnight(b.updated)) - Number(atMidnight(a.updated)))
    .slice(0, 50)
    .map(({ route, title, description, section, updated }): Item => {
      const url = toUrl(route, locale);
      const category = [{ name: section, term: section }];
      const content = `<p>${escapeXml(description)}</p>`;
      const date = atMidnight(updated);
      return { id: `${url}?${updated}`, link: url, title, description, content, date, category };
    });
  const words = { title: t('feeds.changes'), description: t('feeds.changesDescription') };
  // `/v1` is not a page, and not every host redirects from it.
  return render({ route: '/v1', home: '/v1/guides' }, items, locale, words);
}

/**
 * The files of the feed below `route`, about the page `home`. The date of a feed is that of its newest entry, not the clock's: the
 * same content gives the same file.
 */
function render(
  { route, home }: { route: string; home: string },
  items: Item[],
  locale: Locale,
  words: { title: string; description: string },
): FeedFiles {
  const base = toUrl(route, locale);
  const options = {
    ...words,
    id: base,
    link: toUrl(home, locale),
    language: locales[locale].htmlLang,
    updated: new Date(Math.max(...[...items.map(({ date }) => date), atMidnight()].map(Number))),
    generator: site.title,
    copyright: '',
    feedLinks: { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
    // RFC 4287, section 4.1.1: entries without an author need one of the feed.
    author: { name: site.title, link: toUrl('/', locale) },
  };
  const write = (format: 'rss2' | 'atom1' | 'json1', adapt: (item: Item) => Item): string => {
    const feed = new Feed(options);
    items.map(adapt).forEach((item) => feed.addItem(item));
    // The package escapes `&` and `"` in the attributes of categories, but not `<`.
    const text = feed[format]().replace(/(?<=<category )label=.*(?=\/>)/g, (all) =>
      all.replace(/</g, '&lt;'),
    );
    return text.replace(notInXml, '');
  };
  return {
    'rss.xml': write('rss2', (item) => withCreators(asHtml(item))),
    'atom.xml': write('atom1', asHtml),
    // The package writes version 1, whose entries name one author only.
    'feed.json': write('json1', withAuthors).replace(/(?<="https:\/\/jsonfeed\.org\/version\/)1(?=")/, '1.1'),
  };
}

/** In XML feeds, readers take titles and summaries for HTML: `Option<T>` would lose its `<T>`. */
function asHtml(item: Item): Item {
  const { title, description = '' } = item;
  return { ...item, title: escapeXml(title), description: escapeXml(description) };
}

/** RSS 2.0 wants mail addresses as `author`; names go into `dc:creator`, one element each. */
function withCreators({ author = [], ...item }: Item): Item {
  const creators = author.flatMap(({ name }) => (name ? { _text: name } : []));
  return withList(item, 'dc:creator', creators);
}

/** JSON Feed 1.1 has a list of authors; readers of version 1 find the first one in `author`. */
function withAuthors(item: Item): Item {
  const authors = (item.author ?? []).map(({ name, link: url }) => ({ name, url }));
  return withList(item, 'authors', authors);
}

/** The package writes extensions as they are; its types know no lists. A second extension of one name would replace the first. */
function withList(item: Item, name: string, list: object[]): Item {
  if (list.length === 0) return item;
  return { ...item, extensions: [{ name, objects: list as object as Record<string, unknown> }] };
}

function atMidnight(day = firstRelease): Date {
  return new Date(`${day}T00:00:00Z`);
}
