import { useLocale } from 'next-intl';
import { getMessages } from '@/lib/i18n/translator';
import { locales, site, toHref } from '@/lib/site/config';
import { BaseUrlCheck } from './BaseUrlCheck';

/** Hidden unless the site is served under another path than it was built for: in the page's language and in English. */
export function BaseUrlBanner() {
  const locale = useLocale();
  const home = toHref('/', locale);
  return (
    <>
      <div id="base-url-banner" className="admonition danger" hidden data-nosnippet="">
        {[...new Set([locale, 'en'] as const)].map((language) => {
          const { title, reason, current, suggestion } = getMessages(language).baseUrl;
          const { htmlLang, direction } = locales[language];
          return (
            <div key={language} lang={htmlLang} dir={direction}>
              <p className="admonition-title">{title}</p>
              <p>{reason}</p>
              <p>
                {current} {home}
              </p>
              <p hidden>{suggestion} SITE_BASE_PATH=</p>
            </div>
          );
        })}
      </div>
      <BaseUrlCheck home={home.slice(site.basePath.length)} />
    </>
  );
}
