import { baseCheckScript } from '@/lib/browser/base-check';
import { getMessages } from '@/lib/i18n/translator';
import { site, toHref, type Locale } from '@/lib/site/config';

type Props = { locale: Locale };

/** Script that says so when the site is served under another path than it was built for; in the page's language and in English. */
export function BaseUrlCheck({ locale }: Props) {
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const texts = languages.map((language) => ({ lang: language, words: getMessages(language).baseUrl }));
  return (
    <script
      dangerouslySetInnerHTML={{ __html: baseCheckScript(toHref('/', locale), site.basePath === '', texts) }}
    />
  );
}
