import { useLocale, useTranslations } from 'next-intl';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

/** The site's own mark: two windows, one in front of the other, and the name of the version it documents. */
export function Brand() {
  const t = useTranslations('menu');
  const locale = useLocale();
  return (
    <SiteLink className="brand" href={toHref('/', locale)} aria-label={t('home')}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="9" y="4" width="19" height="17" rx="4" />
        <path d="M4 14a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
        <circle cx="8.5" cy="14.5" r="1.3" />
        <circle cx="12.5" cy="14.5" r="1.3" />
      </svg>
      <span className="brand-name">
        Tauri <b>v1</b>
      </span>
    </SiteLink>
  );
}
