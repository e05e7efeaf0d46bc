import { locales, site, type Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

type Props = { locale: Locale; t: Translate };

/**
 * One line that unfolds: who writes this version of the site, in its language and in the project's official English words.
 * `startAnnouncement` remembers whether it is open, the first-paint script restores that.
 */
export function CommunityBanner({ locale, t }: Props) {
  if (locale === site.defaultLocale) return <></>;
  const label = t('community.label');
  return (
    <section className="community-banner" aria-label={label}>
      <details>
        <summary>
          <Icon name="language" />
          {label}
          <Icon name="down" />
        </summary>
        <p>
          {t('community.text')}{' '}
          <span lang="en">{t('community.official', { language: locales[locale].label })}</span>
        </p>
      </details>
    </section>
  );
}
