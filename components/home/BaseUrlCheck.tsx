import { baseCheckScript } from '@/lib/browser/base-check';
import { getMessages } from '@/lib/i18n/translator';
import { site, toHref, type Locale } from '@/lib/site/config';

type Props = { locale: Locale };

/** Inline script that shows a banner, in the page's language and in English, when the site is served under the wrong path. */
export function BaseUrlCheck({ locale }: Props) {
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const texts = languages.map((language) => ({ lang: language, words: getMessages(language).baseUrl }));
  return (
    <script
      dangerouslySetInnerHTML={{ __html: baseCheckScript(toHref('/', locale), site.basePath, texts) }}
    />
  );
}
