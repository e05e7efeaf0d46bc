import { useLocale, useTranslations } from 'next-intl';
import { blogPageRoute, type Post } from '@/lib/blog/posts';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';
import { PrevNext } from '../doc/PrevNext';
import { Prose } from '../doc/Prose';
import type { CompiledPage } from '../mdx/compile-page';
import { SiteLink } from '../ui/SiteLink';
import { Cover, PostMeta } from './PostMeta';
import { ReadMore } from './ReadMore';

type Props = {
  posts: { post: Post; compiled: CompiledPage }[];
  number: number;
  /** Number of pages. */
  count: number;
  title: string;
};

/** A page of the list, each post up to its truncate mark: `/blog` and `/blog/page/n`. */
export function BlogList({ posts, number, count, title: heading }: Props) {
  const t = useTranslations('blog');
  const locale = useLocale();
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
        {t('description')} <SiteLink href={toHref('/blog/archive', locale)}>{t('archive')}</SiteLink>
      </p>
      {posts.map(({ post, compiled: { content, excerpt, page } }) => {
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
            <Cover title={title} sections={page.sections} />
            <div>
              <h2 itemProp="headline">
                <SiteLink href={href} itemProp="url" {...foreign}>
                  {title}
                </SiteLink>
              </h2>
              <PostMeta post={post} words={page.words} />
              <Prose {...foreign}>{excerpt ?? content}</Prose>
              <p>
                <ReadMore href={href} title={title} language={language} />
              </p>
            </div>
          </section>
        );
      })}
      <PrevNext
        label={t('paging')}
        previous={number > 1 ? listPage(number - 1, t('newer')) : undefined}
        next={number < count ? listPage(number + 1, t('older')) : undefined}
      />
    </article>
  );
}
