import { blogPageRoute, type Post } from '@/lib/blog/posts';
import type { ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { toHref, type Locale } from '@/lib/site/config';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { PrevNext } from '../doc/PrevNext';
import { Cover, PostMeta } from './PostMeta';

type Props = {
  posts: { post: Post; page: ParsedPage }[];
  number: number;
  /** Number of pages. */ count: number;
  title: string;
  locale: Locale;
  t: Translate;
};

/** A page of the list, each post up to its truncate mark: `/blog` and `/blog/page/n`. */
export function BlogList({ posts, number, count, title: heading, locale, t }: Props) {
  const listPage = (page: number, label: string) => ({
    route: blogPageRoute(page),
    label,
    language: locale,
    hint: '',
  });
  return (
    <article className="post-list" itemScope itemType="https://schema.org/Blog">
      <h1>{heading}</h1>
      <p className="lead">
        {t('blog.description')} <a href={toHref('/blog/archive', locale)}>{t('blog.archive')}</a>
      </p>
      {posts.map(({ post, page }) => {
        const { locale: language, frontMatter } = post.source;
        const title = toTypography(frontMatter.title, language);
        const foreign = foreignAttributes(language, locale);
        const href = toHref(post.source.route, locale);
        return (
          <section
            key={post.source.route}
            itemProp="blogPost"
            itemScope
            itemType="https://schema.org/BlogPosting"
          >
            <Cover title={title} html={page.html} />
            <div>
              <h2 itemProp="headline">
                <a href={href} itemProp="url" {...foreign}>
                  {title}
                </a>
              </h2>
              <PostMeta post={post} words={page.words} locale={locale} t={t} />
              <div
                className="prose"
                {...foreign}
                dangerouslySetInnerHTML={{ __html: page.excerpt ?? page.html }}
              />
              <p>
                <a className="read-more" href={href} aria-label={t('blog.readMoreAbout', { title })}>
                  {t('blog.readMore')}
                </a>
              </p>
            </div>
          </section>
        );
      })}
      <PrevNext
        label={t('blog.paging')}
        locale={locale}
        previous={number > 1 ? listPage(number - 1, t('blog.newer')) : undefined}
        next={number < count ? listPage(number + 1, t('blog.older')) : undefined}
      />
    </article>
  );
}
