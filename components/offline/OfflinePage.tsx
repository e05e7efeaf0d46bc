import { useTranslations } from 'next-intl';
import { MainLinks } from '../errors/MainLinks';
import { OpenSearchButton } from '../search/OpenSearchButton';

/** Stands in for a page that is neither stored nor reachable, with a search of the copy and links. */
export function OfflinePage() {
  const t = useTranslations('offline');
  return (
    <main id="main" className="narrow" tabIndex={-1}>
      <h1>{t('pageTitle')}</h1>
      <p>{t('pageText')}</p>
      <p>
        <OpenSearchButton>{t('pageSearch')}</OpenSearchButton>
      </p>
      <p>{t('pageHelp')}</p>
      <MainLinks />
    </main>
  );
}
