'use client';

import { useTranslations } from 'next-intl';

/** Says that a part of the page could not be loaded. */
export function PartError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('errors');
  return (
    <div className="load-error" role="alert">
      <p>{t(navigator.onLine ? 'partFailed' : 'partOffline')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
