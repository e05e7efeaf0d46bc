import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageSource } from '@/lib/content/types';
import { describeDoc } from '@/lib/docs/metadata';
import type { DocPageData } from '@/lib/docs/pages';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { buildToc } from '@/lib/navigation/toc';
import { moves } from '@/lib/redirects/rules';
import { toHref } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/source';
import { HoldFirstPaint } from '../ui/HoldFirstPaint';
import type { CompiledPage } from '../mdx/compile-page';
import { Choices } from '../tabs/Choices';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { BackToTop } from './BackToTop';
import { Breadcrumbs } from './Breadcrumbs';
import { DocFooter } from './DocFooter';
import { PageTools } from './PageTools';
import { PrevNext } from './PrevNext';
import { Prose } from './Prose';

/** Pages outside of the documentation have a text only. */
type Props = Pick<DocPageData, 'source'> &
  Partial<DocPageData> &
  Pick<CompiledPage, 'content' | 'page'> & {
    /** In place of the list of headings. */
    contents?: ReactNode;
  };

/** A page of text: the text, contents list, footer; in the documentation also breadcrumbs and neighbours. */
export function DocPage({ content, page, source, contents, trail, previous, next, ...footer }: Props) {
  const t = useTranslations('doc');
  const locale = useLocale();
  const { frontMatter, route, locale: language } = source;
  const foreign = foreignAttributes(language, locale);
  const data = describeDoc({ ...frontMatter, route, locale, language }, footer.lastUpdate);
  return (
    <main id="main" className="doc with-aside" tabIndex={-1}>
      <HoldFirstPaint sections={page.sections} />
      {trail ? <Breadcrumbs trail={trail} /> : null}
      <article>
        <h1 {...foreign}>{toTypography(frontMatter.title, language)}</h1>
        <TextNotice notice={findTextNotice(source, locale)} route={route} />
        {frontMatter.draft ? <p className="draft-mark">{t('draft')}</p> : null}
        {trail ? <Choices choices={page.choices} className="narrow-only" /> : null}
        <Prose {...foreign}>{content}</Prose>
        <MovedSections route={route} />
        <DocFooter source={source} {...footer} />
      </article>
      <div className="doc-aside">
        {contents ?? <Contents source={source} headings={page.headings} />}
        <div className="doc-tools">
          {trail ? <Choices choices={page.choices} /> : null}
          <PageTools source={source} editUrl={footer.editUrl} isShort />
        </div>
      </div>
      <PrevNext
        label={t('paging')}
        previous={previous && { ...previous, hint: t('previous') }}
        next={next && { ...next, hint: t('next') }}
      />
      <BackToTop />
      {trail ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} /> : null}
    </main>
  );
}

type ContentsProps = { source: PageSource; headings: CompiledPage['page']['headings'] };

/** The contents list of a page: its headings. */
export function Contents({ source, headings }: ContentsProps) {
  const locale = useLocale();
  const { toc } = source.frontMatter;
  const list = toc ? buildToc(headings, toc) : [];
  return list.length > 0 ? (
    <TableOfContents entries={list} {...foreignAttributes(source.locale, locale)} />
  ) : null;
}

/** Links to sections that have moved to other pages. Each one is visible only if the address has its former anchor (doc.css). */
function MovedSections({ route }: { route: string }) {
  const t = useTranslations('doc');
  const locale = useLocale();
  return Object.entries(moves)
    .filter(([from]) => from.startsWith(`${route}#`))
    .map(([from, to]) => (
      <p key={from} id={from.slice(route.length + 1)} className="moved-section">
        <a href={toHref(to, locale)}>{t('movedSection')}</a>
      </p>
    ));
}
