import { useLocale, useTranslations } from 'next-intl';
import type { Post } from '@/lib/blog/posts';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/source';
import { BackToTop } from '../doc/BackToTop';
import { DocFooter } from '../doc/DocFooter';
import { Contents } from '../doc/DocPage';
import { PrevNext } from '../doc/PrevNext';
import { Prose } from '../doc/Prose';
import { HoldFirstPaint } from '../ui/HoldFirstPaint';
import type { CompiledPage } from '../mdx/compile-page';
import { TextNotice } from '../translation/TextNotice';
import { Cover, PostMeta } from './PostMeta';

type Props = Pick<CompiledPage, 'content' | 'page'> & {
  post: Post;
  newer: Post | undefined;
  older: Post | undefined;
};

/** A post with its authors, contents, and links to its neighbours. */
export function PostPage({ post, content, page, newer, older }: Props) {
  const t = useTranslations('blog');
  const locale = useLocale();
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
      <HoldFirstPaint sections={page.sections} />
      <article itemScope itemType="https://schema.org/BlogPosting">
        <header className="post-head">
          <div>
            <h1 itemProp="headline" {...foreign}>
              {toTypography(frontMatter.title, language)}
            </h1>
            <PostMeta post={post} words={page.words} />
          </div>
          <Cover title={frontMatter.title} sections={page.sections} />
        </header>
        <TextNotice notice={findTextNotice(post.source, locale)} route={route} />
        <Prose itemProp="articleBody" {...foreign}>
          {content}
        </Prose>
        <DocFooter source={post.source} />
      </article>
      <div className="doc-aside">
        <Contents source={post.source} headings={page.headings} />
      </div>
      <PrevNext
        label={t('postPaging')}
        previous={link(newer, t('newerPost'))}
        next={link(older, t('olderPost'))}
      />
      <BackToTop />
    </>
  );
}
