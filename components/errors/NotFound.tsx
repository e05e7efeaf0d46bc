import { useLocale, useTranslations } from 'next-intl';
import { toHref } from '@/lib/site/config';
import { NotFoundHelp } from './NotFoundHelp';
import { MainLinks } from './MainLinks';
import './not-found.css';

/** The content of the not-found page: pages with similar addresses, and links to the main ones. */
export function NotFound() {
  const t = useTranslations('errors');
  const locale = useLocale();
  return (
    <main id="main" className="narrow not-found" tabIndex={-1}>
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <p>{t('notFoundHelp')}</p>
      <NotFoundHelp intro={t('notFoundNearest')} home={toHref('/', locale)}>
        <MainLinks />
      </NotFoundHelp>
    </main>
  );
}
