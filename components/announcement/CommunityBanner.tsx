import { useLocale, useTranslations } from 'next-intl';
import { locales, site } from '@/lib/site/config';
import { Icon } from '../ui/Icon';
import { downIcon, languageIcon } from '../ui/icons';

/**
 * Who writes this version of the site, in its language and in the project's official English words. One line that unfolds; on phones it
 * holds the first words of the sentence.
 */
export function CommunityBanner() {
  const t = useTranslations('community');
  const locale = useLocale();
  if (locale === site.defaultLocale) return null;
  return (
    <section className="community-banner" aria-label={t('label')}>
      <details>
        <summary>
          <Icon path={languageIcon} />
          <span>{t('text')}</span>
          <Icon path={downIcon} />
        </summary>
        <p>{t('text')}</p>
        <p lang="en">{t('official', { language: locales[locale].label })}</p>
      </details>
    </section>
  );
}
