import { useLocale, useTranslations } from 'next-intl';
import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import { locales } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { formatDate } from '@/lib/i18n/dates';
import type { TextNotice as Notice } from '@/lib/translations/source';
import { Icon } from '../ui/Icon';
import { languageIcon } from '../ui/icons';
import { LanguageLink } from './LanguageLink';

type Props = { notice: Notice | undefined; route: string };

/** Says, in the reader's language, that a text is in another one or older than its source, and leads to the original. */
export function TextNotice({ notice, route }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const description = useDescription(notice);
  if (!notice) return null;
  const { href, built } = localeAddress(route, notice.language);
  const { htmlLang, label } = locales[notice.language];
  const reader = locales[locale];
  return (
    // It may be inside the text, which has a `lang` of its own.
    <aside
      className="admonition text-notice"
      data-kind={notice.kind}
      lang={reader.htmlLang}
      dir={reader.direction}
      aria-label={t('translation.label')}
    >
      <Icon path={languageIcon} />
      <p>
        {description}{' '}
        <LanguageLink href={href} hrefLang={htmlLang} offersReturn>
          {t('translation.original')} <span {...foreignAttributes(notice.language, locale)}>{label}</span>
          {built ? null : ` (${t('navbar.onPublicSite')})`}
        </LanguageLink>
      </p>
    </aside>
  );
}

function useDescription(notice: Notice | undefined): string {
  const t = useTranslations('translation');
  const locale = useLocale();
  if (!notice) return '';
  if (notice.kind === 'foreign') return t('foreign', { language: languageName(notice.language, locale) });
  const { date, added, removed } = notice.change;
  return date !== undefined && added !== undefined && removed !== undefined
    ? t('stale', { date: formatDate(date, locale, 'long'), added, removed })
    : t('staleUnknown');
}
