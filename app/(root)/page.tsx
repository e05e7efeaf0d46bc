import type { Metadata } from 'next';
import { locales, site, toHref } from '@/lib/site/config';

const home = toHref('/', site.currentLocale);

export const metadata: Metadata = { title: site.title, robots: { index: false } };

/** A static file cannot redirect: browsers follow the refresh, and the link is for readers whose browser does not. */
export default function RootPage() {
  if (site.builtLocales.length > 1) return <LanguageChoice />;
  return (
    <p>
      <meta httpEquiv="refresh" content={`0; url=${home}`} />
      <a href={home}>{site.tagline}</a>
    </p>
  );
}

/** Redirects to the first of the reader's languages that is built, otherwise to French. The list is for readers without JavaScript. */
function LanguageChoice() {
  const homes = site.builtLocales.map(
    (locale) => [locales[locale].htmlLang.toLowerCase(), toHref('/', locale)] as const,
  );
  const otherwise = site.builtLocales.includes(site.currentLocale) ? home : (homes[0]?.[1] ?? home);
  return (
    <>
      <script data-inline="choose-home" data-homes={JSON.stringify(homes)} data-fallback={otherwise} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${otherwise}`} />
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
