import type { PageSource, ParsedPage } from '@/lib/content/types';
import type { Translate } from '@/lib/i18n/translator';
import { buildToc } from '@/lib/navigation/toc';
import { toFrenchTypography } from '@/lib/text/french-spaces';
import { TableOfContents } from '../toc/TableOfContents';
import { Icon } from '../ui/Icon';
import { PageTools } from './PageTools';

type Props = {
  source: PageSource;
  page: ParsedPage;
  /** Left out for pages made from several files. */ editUrl?: string;
  t: Translate;
};

/** A page outside of the documentation: text and contents list, without sidebar and neighbours. */
export function PlainPage({ source, page, editUrl, t }: Props) {
  const { frontMatter } = source;
  const toc = frontMatter.toc ? buildToc(page.headings, frontMatter.toc) : [];
  return (
    <div className="doc-layout no-sidebar">
      <main id="main" className="doc" tabIndex={-1}>
        {toc.length > 0 ? <TableOfContents entries={toc} label={t('toc.label')} /> : null}
        <article>
          <h1>{toFrenchTypography(frontMatter.title)}</h1>
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          <footer className="doc-footer">
            {editUrl ? (
              <a href={editUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="edit" />
                {t('doc.edit')}
              </a>
            ) : null}
            <PageTools route={source.route} title={frontMatter.title} locale={source.locale} t={t} />
          </footer>
        </article>
      </main>
    </div>
  );
}
