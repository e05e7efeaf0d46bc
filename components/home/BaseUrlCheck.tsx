import { getMessages } from '@/lib/i18n/translator';
import { site, toHref, type Locale } from '@/lib/site/config';

type Props = { locale: Locale };

/** Inline script that shows a banner, in the page's language and in English, when the site is served under the wrong path. */
export function BaseUrlCheck({ locale }: Props) {
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const home = toHref('/', locale);
  const texts = languages.map((lang) => {
    const { title, reason, current, suggestion } = getMessages(lang).baseUrl;
    return {
      lang,
      title,
      lines: [reason, `${current} ${home}`],
      suggestion: `${suggestion} SITE_BASE_PATH=`,
    };
  });
  return (
    <script
      data-inline="base-check"
      data-values={JSON.stringify(texts)}
      data-base-path={site.basePath}
      data-home={home.slice(site.basePath.length)}
    />
  );
}
