import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import type { Translate } from '@/lib/i18n/translator';
import { locales, type Locale } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { formatDate } from '@/lib/i18n/dates';
import type { TextNotice as Notice } from '@/lib/translations/source';
import { Icon } from '../ui/Icon';

type Props = { notice: Notice | undefined; route: string; locale: Locale; t: Translate };

/** Says, in the reader's language, that a text is in another one or older than its source, and leads to the original. */
export function TextNotice({ notice, route, locale, t }: Props) {
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
      <Icon name="language" />
      <p>
        {describe(notice, locale, t)}{' '}
        <a href={href} hrefLang={htmlLang} data-reload="" data-language-switch="">
          {t('translation.original')} <span {...foreignAttributes(notice.language, locale)}>{label}</span>
          {built ? null : ` (${t('navbar.onPublicSite')})`}
        </a>
      </p>
    </aside>
  );
}

function describe(notice: Notice, locale: Locale, t: Translate): string {
  if (notice.kind === 'foreign')
    return t('translation.foreign', { language: languageName(notice.language, locale) });
  const { date, added, removed } = notice.change;
  return date !== undefined && added !== undefined && removed !== undefined
    ? t('translation.stale', { date: formatDate(date, locale, 'long'), added, removed })
    : t('translation.staleUnknown');
}
