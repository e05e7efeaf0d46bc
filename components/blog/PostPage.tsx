import type { Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/source';
import { DocFooter } from '../doc/DocFooter';
import { PrevNext } from '../doc/PrevNext';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { Cover, PostMeta } from './PostMeta';

type Props = {
  post: Post;
  page: ParsedPage;
  newer: Post | undefined;
  older: Post | undefined;
  locale: Locale;
  t: Translate;
};

export function PostPage({ post, page, newer, older, locale, t }: Props) {
  const { frontMatter, route, locale: language } = post.source;
  const foreign = foreignAttributes(language, locale);
  const link = (other: Post | undefined, hint: string) =>
    other && {
      route: other.source.route,
      label: toTypography(other.source.frontMatter.title, other.source.locale),
      language: other.source.locale,
      hint,
    };
  return (
    <>
      <TableOfContents source={post.source} page={page} locale={locale} t={t} />
      <article itemScope itemType="https://schema.org/BlogPosting">
        <header className="post-head">
          <div>
            <h1 itemProp="headline" {...foreign}>
              {toTypography(frontMatter.title, language)}
            </h1>
            <PostMeta post={post} words={page.words} locale={locale} t={t} />
          </div>
          <Cover title={frontMatter.title} html={page.html} />
        </header>
        <TextNotice notice={findTextNotice(post.source, locale)} route={route} locale={locale} t={t} />
        <div
          className="prose"
          itemProp="articleBody"
          {...foreign}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <DocFooter source={post.source} locale={locale} t={t} />
      </article>
      <PrevNext
        label={t('blog.postPaging')}
        locale={locale}
        previous={link(newer, t('blog.newerPost'))}
        next={link(older, t('blog.olderPost'))}
      />
    </>
  );
}
