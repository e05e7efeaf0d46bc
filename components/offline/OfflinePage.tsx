import { useTranslations } from 'next-intl';
import { MainLinks } from '../errors/MainLinks';
import { OpenSearchButton } from '../search/OpenSearchButton';
import { NearestPages } from './NearestPages';
import { ReloadButton } from './ReloadButton';
import '../errors/not-found.css';

/** Stands in for a page that is neither stored nor reachable, until the network is back, with a search of the copy and links. */
export function OfflinePage() {
  const t = useTranslations('offline');
  const errors = useTranslations('errors');
  return (
    <main id="main" className="narrow not-found" tabIndex={-1}>
      <h1>{t('pageTitle')}</h1>
      <p>{t('pageText')}</p>
      <p className="not-found-buttons">
        <ReloadButton>{t('pageReload')}</ReloadButton>
        <OpenSearchButton>{t('pageSearch')}</OpenSearchButton>
      </p>
      <NearestPages intro={errors('notFoundNearest')} />
      <p>{t('pageHelp')}</p>
      <MainLinks />
    </main>
  );
}
