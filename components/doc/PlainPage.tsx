import type { PageSource, ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { buildToc } from '@/lib/navigation/toc';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Locale } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';
import { findTextNotice } from '@/lib/translations/text-notice';
import { TableOfContents } from '../toc/TableOfContents';
import { TextNotice } from '../translation/TextNotice';
import { Icon } from '../ui/Icon';
import { PageTools } from './PageTools';

type Props = {
  source: PageSource;
  page: ParsedPage;
  /** Left out for pages made from several files. */ editUrl?: string;
  locale: Locale;
  t: Translate;
};

/** A page outside of the documentation: text and contents list, without sidebar and neighbours. */
export function PlainPage({ source, page, editUrl, locale, t }: Props) {
  const { frontMatter, route, locale: language } = source;
  const foreign = foreignAttributes(language, locale);
  const toc = frontMatter.toc ? buildToc(page.headings, frontMatter.toc) : [];
  return (
    <div className="doc-layout no-sidebar">
      <main id="main" className="doc" tabIndex={-1}>
        {toc.length > 0 ? <TableOfContents entries={toc} label={t('toc.label')} foreign={foreign} /> : null}
        <article>
          <h1 {...foreign}>{toTypography(frontMatter.title, language)}</h1>
          <TextNotice notice={findTextNotice(source, locale)} route={route} locale={locale} t={t} />
          <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html: page.html }} />
          <footer className="doc-footer">
            {editUrl ? (
              <a href={editUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="edit" />
                {t('doc.edit')}
              </a>
            ) : null}
            <PageTools route={route} title={frontMatter.title} language={language} locale={locale} t={t} />
          </footer>
        </article>
      </main>
    </div>
  );
}
