import type { PageSource } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { homeOfText } from '@/lib/i18n/fallback';
import type { Translate } from '@/lib/i18n/translator';
import { site, toHref, type Locale } from '@/lib/site/config';
import { Icon } from '../ui/Icon';

type Props = {
  source: PageSource;
  /** Left out for posts, and for pages made from several files. */
  editUrl?: string | undefined;
  lastUpdate?: string | undefined;
  locale: Locale;
  t: Translate;
};

/** Footer of every text page: link to its Markdown copy, button that copies it, and a fault report with page and version filled in. */
export function DocFooter({ source, editUrl, lastUpdate, locale, t }: Props) {
  const { route, locale: language, frontMatter } = source;
  const url = site.origin + toHref(route, locale);
  const report = new URLSearchParams({
    title: t('doc.reportTitle', { title: frontMatter.title }),
    body: t('doc.reportBody', { url, version: site.version.label }),
  });
  return (
    <footer className="doc-footer">
      {editUrl ? (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {t('doc.edit')}
        </a>
      ) : null}
      <a href={toHref(`${route}.md`, homeOfText(language, locale))} type="text/markdown" data-markdown>
        <Icon name="file" />
        {t('doc.markdown')}
      </a>
      <a href={`${site.repository}/issues/new?${report}`} target="_blank" rel="noopener noreferrer">
        <Icon name="flag" />
        {t('doc.report')}
      </a>
      {lastUpdate ? (
        <p>
          {t.rich('doc.lastUpdate', {
            date: formatDate(lastUpdate, locale, 'short'),
            time: (date) => <time dateTime={lastUpdate}>{date}</time>,
          })}
        </p>
      ) : null}
    </footer>
  );
}
