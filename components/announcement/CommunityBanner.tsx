import { useLocale, useTranslations } from 'next-intl';
import { locales, site } from '@/lib/site/config';
import { Icon } from '../ui/Icon';

/** Who writes this version of the site, in its language and in the project's official English words. */
export function CommunityBanner() {
  const t = useTranslations('community');
  const locale = useLocale();
  if (locale === site.defaultLocale) return null;
  return (
    <section className="community-banner" aria-label={t('label')}>
      <details>
        <summary>
          <Icon name="language" />
          {t('label')}
          <Icon name="down" />
        </summary>
        <p>
          {t('text')} <span lang="en">{t('official', { language: locales[locale].label })}</span>
        </p>
      </details>
    </section>
  );
}
