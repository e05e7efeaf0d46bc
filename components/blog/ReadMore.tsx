import { useLocale, useTranslations } from 'next-intl';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Locale } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

type Props = {
  href: string;
  title: string;
  /** Of the title. */
  language: Locale;
};

/**
 * The link from an excerpt to its post, named after the post. An attribute cannot mark the language of a part of its text: a title in
 * another language than the page is hidden text instead, which screen readers pronounce in that language.
 */
export function ReadMore({ href, title, language }: Props) {
  const t = useTranslations('blog');
  const locale = useLocale();
  if (language === locale)
    return (
      <SiteLink className="read-more" href={href} aria-label={t('readMoreAbout', { title })}>
        {t('readMore')}
      </SiteLink>
    );
  return (
    <SiteLink className="read-more" href={href}>
      {t('readMore')}
      <span className="visually-hidden" {...foreignAttributes(language, locale)}>
        {` ${title}`}
      </span>
    </SiteLink>
  );
}
