import { useLocale, useTranslations } from 'next-intl';
import type { PageSource } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { PageTools } from './PageTools';

type Props = {
  source: PageSource;
  /** Left out for posts, and for pages made from several files. */
  editUrl?: string | undefined;
  lastUpdate?: string | undefined;
  /** Addresses of the pages of a section, on its first page. */
  section?: string[] | undefined;
};

/** Footer of every text page: its tools, and the day of its last change. */
export function DocFooter({ lastUpdate, ...tools }: Props) {
  const t = useTranslations('doc');
  const locale = useLocale();
  return (
    <footer className="doc-footer">
      <PageTools {...tools} />
      {lastUpdate ? (
        <p>
          {t.rich('lastUpdate', {
            date: formatDate(lastUpdate, locale, 'short'),
            time: (date) => <time dateTime={lastUpdate}>{date}</time>,
          })}
        </p>
      ) : null}
    </footer>
  );
}
