import type { Metadata } from 'next';
import '@/components/styles/index.css';
import { displayFont } from '@/components/styles/display-font';
import { NotFound } from '@/components/errors/NotFound';
import { SiteShell } from '@/components/layout/SiteShell';
import { Static } from '@/components/static/Static';
import { codeFingerprint } from '@/lib/content/fingerprint';
import { getTranslator } from '@/lib/i18n/translator';
import { locales, site, toHref } from '@/lib/site/config';
import { unlistedMetadata } from '@/lib/site/metadata';

const locale = site.currentLocale;
const t = getTranslator(locale);

export const metadata: Metadata = unlistedMetadata(t('errors.notFoundTitle'));

/** Becomes `404.html`. It stands outside of the locale layout, so it brings its own document. */
export default function GlobalNotFound() {
  return (
    <html
      lang={locales[locale].htmlLang}
      className={displayFont.variable}
      data-base={toHref('/', locale)}
      data-build={codeFingerprint()}
      data-offline={site.offline === 'on' ? undefined : site.offline}
      suppressHydrationWarning
    >
      <body>
        <SiteShell locale={locale}>
          <Static id="page">
            <NotFound locale={locale} t={t} />
          </Static>
        </SiteShell>
      </body>
    </html>
  );
}
