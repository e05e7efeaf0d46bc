import type { Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { buildToc } from '@/lib/navigation/toc';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/text-notice';
import { PageTools } from '../doc/PageTools';
import { PrevNext } from '../doc/PrevNext';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { Cover } from './Cover';
import { PostMeta } from './PostMeta';

type Props = { post: Post; page: ParsedPage; newer?: Post; older?: Post; locale: Locale; t: Translate };

export function PostPage({ post, page, newer, older, locale, t }: Props) {
  const { frontMatter, route, locale: language } = post.source;
  const foreign = foreignAttributes(language, locale);
  const toc = frontMatter.toc ? buildToc(page.headings, frontMatter.toc) : [];
  const link = (other: Post | undefined, hint: string) =>
    other && {
      route: other.source.route,
      label: toTypography(other.source.frontMatter.title, other.source.locale),
      language: other.source.locale,
      hint,
    };
  const previous = link(newer, t('blog.newerPost'));
  const next = link(older, t('blog.olderPost'));
  return (
    <>
      {toc.length > 0 ? <TableOfContents entries={toc} label={t('toc.label')} foreign={foreign} /> : null}
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
        <footer className="doc-footer">
          <PageTools route={route} title={frontMatter.title} language={language} locale={locale} t={t} />
        </footer>
      </article>
      <PrevNext
        label={t('blog.postPaging')}
        locale={locale}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
      />
    </>
  );
}
