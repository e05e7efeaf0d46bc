import type { Locale } from '@/lib/site/config';
import type { Post } from '@/lib/blog/posts';
import type { ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { buildToc } from '@/lib/navigation/toc';
import { toFrenchTypography } from '@/lib/text/french-spaces';
import { describePost } from '@/lib/site/structured-data';
import { PageTools } from '../doc/PageTools';
import { PrevNext } from '../doc/PrevNext';
import { StructuredData } from '../doc/StructuredData';
import { TableOfContents } from '../toc/TableOfContents';
import { PostMeta } from './PostMeta';

type Props = { post: Post; page: ParsedPage; newer?: Post; older?: Post; locale: Locale; t: Translate };

export function PostPage({ post, page, newer, older, locale, t }: Props) {
  const { frontMatter } = post.source;
  const toc = frontMatter.toc ? buildToc(page.headings, frontMatter.toc) : [];
  const link = (other: Post | undefined, hint: string) =>
    other && { route: other.source.route, label: toFrenchTypography(other.source.frontMatter.title), hint };
  const previous = link(newer, t('blog.newerPost'));
  const next = link(older, t('blog.olderPost'));
  return (
    <>
      {toc.length > 0 ? <TableOfContents entries={toc} label={t('toc.label')} /> : null}
      <article itemScope itemType="https://schema.org/BlogPosting">
        <h1 itemProp="headline">{toFrenchTypography(frontMatter.title)}</h1>
        <PostMeta post={post} words={page.words} locale={locale} t={t} />
        <div className="prose" itemProp="articleBody" dangerouslySetInnerHTML={{ __html: page.html }} />
        <footer className="doc-footer">
          <PageTools route={post.source.route} title={frontMatter.title} locale={locale} t={t} />
        </footer>
      </article>
      <StructuredData
        json={describePost({ ...frontMatter, route: post.source.route, locale }, post.date, post.authors)}
      />
      <PrevNext
        label={t('blog.postPaging')}
        locale={locale}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
      />
    </>
  );
}
