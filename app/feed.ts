import { listSitePages } from '@/components/mdx/list-site-pages';
import { buildBlogFeed, buildChangesFeed, type FeedFiles } from '@/lib/feeds/feeds';
import { contentTypeOf } from '@/lib/export/host-headers';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Handler = (request: Request, context: { params: LocaleParams }) => Promise<Response>;

/** Handler of a file of the blog's feed. */
export const blogFeed = (name: keyof FeedFiles): Handler => feed(name, buildBlogFeed);

/** Handler of a file of the feed of changed documentation pages. */
export const changesFeed = (name: keyof FeedFiles): Handler => feed(name, buildChangesFeed);

function feed(name: keyof FeedFiles, build: typeof buildBlogFeed): Handler {
  return async (_request, { params }) => {
    const locale = await readLocale(params);
    return new Response(build(await listSitePages(locale), locale)[name], {
      headers: { 'content-type': contentTypeOf(name) },
    });
  };
}
