import { locales, site, type Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

type Props = { locale: Locale; t: Translate };

/** Says that a translation is the community's work: in its language, and in the project's official English words. */
export function CommunityBanner({ locale, t }: Props) {
  if (locale === site.defaultLocale) return <></>;
  return (
    <section className="community-banner" aria-label={t('community.label')}>
      <Icon name="language" />
      <p>
        {t('community.text')}{' '}
        <span lang="en">{t('community.official', { language: locales[locale].label })}</span>
      </p>
    </section>
  );
}
