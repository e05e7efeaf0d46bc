import type { Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import { WaysOn } from '../errors/NotFound';
import { Icon } from '../ui/Icon';

type Props = { locale: Locale; t: Translate };

/** Stands in for a page that is neither stored nor reachable, with a search of the copy and links. */
export function OfflinePage({ locale, t }: Props) {
  return (
    <main id="main" className="narrow" tabIndex={-1}>
      <h1>{t('offline.pageTitle')}</h1>
      <p>{t('offline.pageText')}</p>
      <p>
        <button type="button" className="button" data-search-open="">
          <Icon name="search" /> {t('offline.pageSearch')}
        </button>
      </p>
      <p>{t('offline.pageHelp')}</p>
      <WaysOn locale={locale} t={t} />
    </main>
  );
}
