import type { Metadata } from 'next';
import { InlineScript } from '@/components/ui/InlineScript';
import { chooseHome, type LanguageHome } from '@/lib/browser/choose-language';
import { getTranslator } from '@/lib/i18n/translator';
import { locales, site, toHref } from '@/lib/site/config';

const home = toHref('/', site.currentLocale);

export const metadata: Metadata = { title: site.title, robots: { index: false } };

/** A static file cannot redirect: browsers follow the refresh, and the link is for readers whose browser does not. */
export default function RootPage() {
  if (site.builtLocales.length > 1) return <LanguageChoice />;
  return (
    <p>
      <meta httpEquiv="refresh" content={`0; url=${home}`} />
      <a href={home}>{getTranslator(site.currentLocale)('site.tagline')}</a>
    </p>
  );
}

/** Redirects to the first of the reader's languages that is built, otherwise to French. The list is for readers without JavaScript. */
function LanguageChoice() {
  const homes = site.builtLocales.map(
    (locale) => [locales[locale].htmlLang.toLowerCase(), toHref('/', locale)] as const,
  );
  return (
    <>
      <InlineScript code={openHome(homes)} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${home}`} />
      </noscript>
      <ul>
        {site.builtLocales.map((locale) => (
          <li key={locale}>
            <a href={toHref('/', locale)} lang={locales[locale].htmlLang} hrefLang={locales[locale].htmlLang}>
              {locales[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Source of the script that opens the home page in the reader's language, and keeps query and hash. */
function openHome(homes: LanguageHome[]): string {
  const wanted = 'navigator.languages?.length ? navigator.languages : [navigator.language ?? ""]';
  const chosen = `(${chooseHome.toString()})(${wanted}, ${JSON.stringify(homes)}, ${JSON.stringify(home)})`;
  return `location.replace(${chosen} + location.search + location.hash)`;
}
