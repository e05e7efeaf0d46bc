import type { Locale } from '@/lib/site/config';
import type { ParsedPage } from '@/lib/content/types';
import type { DocView } from '@/lib/docs/doc-view';
import type { Translate } from '@/lib/i18n/translator';
import { describeDoc } from '@/lib/site/structured-data';
import { buildToc } from '@/lib/navigation/toc';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';
import { Choices } from '../tabs/Tabs';
import { Sidebar } from '../sidebar/Sidebar';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { Breadcrumbs } from './Breadcrumbs';
import { DocFooter } from './DocFooter';
import { MovedSections } from './MovedSections';
import { PrevNext } from './PrevNext';

type Props = { view: DocView; page: ParsedPage; locale: Locale; t: Translate };

/** A documentation page: sidebar, breadcrumbs, text, contents list, footer, neighbours. Static markup. */
export function DocPage({ view, page, locale, t }: Props) {
  const { frontMatter, route, locale: language } = view.source;
  const foreign = foreignAttributes(language, locale);
  const toc = frontMatter.toc ? buildToc(page.headings, frontMatter.toc) : [];
  return (
    <div className={`doc-layout${view.sidebar ? '' : ' no-sidebar'}${view.entries ? ' reference' : ''}`}>
      {view.sidebar ? (
        <Sidebar {...view.sidebar} entries={view.entries} current={route} locale={locale} t={t} />
      ) : null}
      <main id="main" className="doc" tabIndex={-1}>
        <Breadcrumbs trail={view.trail} locale={locale} t={t} />
        {toc.length > 0 ? <TableOfContents entries={toc} label={t('toc.label')} foreign={foreign} /> : null}
        <article>
          <h1 {...foreign}>{toTypography(frontMatter.title, language)}</h1>
          <TextNotice notice={view.notice} route={route} locale={locale} t={t} />
          {frontMatter.draft ? <p className="draft-mark">{t('doc.draft')}</p> : null}
          <Choices html={page.html} t={t} />
          <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html: page.html }} />
          <MovedSections route={route} locale={locale} t={t} />
          <DocFooter view={view} locale={locale} t={t} />
        </article>
        <PrevNext
          label={t('doc.paging')}
          locale={locale}
          {...(view.previous ? { previous: { ...view.previous, hint: t('doc.previous') } } : {})}
          {...(view.next ? { next: { ...view.next, hint: t('doc.next') } } : {})}
        />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: describeDoc({
              ...frontMatter,
              route,
              locale,
              language,
              ...(view.lastUpdate ? { updated: view.lastUpdate } : {}),
            }),
          }}
        />
      </main>
    </div>
  );
}
