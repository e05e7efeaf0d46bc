import type { Locale } from '@/lib/site/config';
import type { DocView } from '@/lib/docs/doc-view';
import type { Translate } from '@/lib/i18n/translator';
import { formatDate } from '@/lib/i18n/dates';
import { Icon } from '../ui/Icon';
import { PageTools } from './PageTools';

type Props = { view: DocView; locale: Locale; t: Translate };

export function DocFooter({ view, locale, t }: Props) {
  return (
    <footer className="doc-footer">
      <a href={view.editUrl} target="_blank" rel="noopener noreferrer">
        <Icon name="edit" />
        {t('doc.edit')}
      </a>
      <PageTools
        route={view.source.route}
        title={view.source.frontMatter.title}
        language={view.source.locale}
        locale={locale}
        t={t}
      />
      {view.lastUpdate ? (
        <p>
          {t.rich('doc.lastUpdate', {
            date: formatDate(view.lastUpdate, locale, 'short'),
            time: (date) => <time dateTime={view.lastUpdate}>{date}</time>,
          })}
        </p>
      ) : null}
    </footer>
  );
}
