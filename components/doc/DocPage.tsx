import { toHref, type Locale } from '@/lib/site/config';
import type { ParsedPage } from '@/lib/content/types';
import type { DocView } from '@/lib/docs/doc-view';
import { getTranslator } from '@/lib/i18n/translator';
import { moves } from '@/lib/redirects/rules';
import { describeDoc } from '@/lib/docs/metadata';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/source';
import { Choices } from '../tabs/Tabs';
import { Sidebar } from '../sidebar/Sidebar';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { Breadcrumbs } from './Breadcrumbs';
import { DocFooter } from './DocFooter';
import { PrevNext } from './PrevNext';

/** Pages outside of the documentation have a text only. */
type Props = { view: Pick<DocView, 'source'> & Partial<DocView>; page: ParsedPage; locale: Locale };

/** A page of text: contents list, footer; in the documentation also sidebar, breadcrumbs, neighbours. Static markup. */
export function DocPage({ view, page, locale }: Props) {
  const t = getTranslator(locale);
  const { frontMatter, route, locale: language } = view.source;
  const foreign = foreignAttributes(language, locale);
  const data = describeDoc({ ...frontMatter, route, locale, language }, view.lastUpdate);
  return (
    <div className={`doc-layout${view.sidebar ? '' : ' no-sidebar'}${view.entries ? ' reference' : ''}`}>
      {view.sidebar ? (
        <Sidebar {...view.sidebar} entries={view.entries} current={route} locale={locale} t={t} />
      ) : null}
      <main id="main" className="doc" tabIndex={-1}>
        {view.trail ? <Breadcrumbs trail={view.trail} locale={locale} t={t} /> : null}
        <TableOfContents source={view.source} page={page} locale={locale} t={t} />
        <article>
          <h1 {...foreign}>{toTypography(frontMatter.title, language)}</h1>
          <TextNotice notice={findTextNotice(view.source, locale)} route={route} locale={locale} t={t} />
          {frontMatter.draft ? <p className="draft-mark">{t('doc.draft')}</p> : null}
          {view.trail ? <Choices html={page.html} t={t} /> : null}
          <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html: page.html }} />
          {/* Links to sections that have moved to other pages. Each one is visible only if the address has its former anchor (doc.css). */}
          {Object.entries(moves)
            .filter(([from]) => from.startsWith(`${route}#`))
            .map(([from, to]) => (
              <p key={from} id={from.slice(route.length + 1)} className="moved-section">
                <a href={toHref(to, locale)}>{t('doc.movedSection')}</a>
              </p>
            ))}
          <DocFooter {...view} locale={locale} t={t} />
        </article>
        <PrevNext
          label={t('doc.paging')}
          locale={locale}
          previous={view.previous && { ...view.previous, hint: t('doc.previous') }}
          next={view.next && { ...view.next, hint: t('doc.next') }}
        />
        {view.trail ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} /> : null}
      </main>
    </div>
  );
}
