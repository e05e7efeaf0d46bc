import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/components/styles/index.css';
import { displayFont } from '@/components/styles/display-font';
import { SiteShell } from '@/components/layout/SiteShell';
import { codeFingerprint } from '@/lib/content/fingerprint';
import { locales, site, toHref } from '@/lib/site/config';
import { appTags } from '@/lib/site/metadata';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

export const dynamicParams = false;

export function generateStaticParams() {
  return site.builtLocales.map((locale) => ({ locale }));
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: site.themeColor };

export async function generateMetadata({ params }: { params: LocaleParams }): Promise<Metadata> {
  const locale = await readLocale(params);
  // Next writes all attributes of an icon, also those that its type does not know.
  const search = {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: 'Tauri v1',
    url: toHref('/opensearch.xml', locale),
  };
  return {
    metadataBase: new URL(site.origin),
    applicationName: 'Tauri v1',
    openGraph: { type: 'website', siteName: site.title },
    twitter: { card: 'summary_large_image' },
    other: appTags,
    manifest: toHref('/manifest.webmanifest', locale),
    icons: {
      icon: [{ url: `${site.basePath}/favicon.svg`, type: 'image/svg+xml' }],
      apple: [{ url: `${site.basePath}/icons/apple-touch.png`, sizes: '180x180' }],
      other: search,
    },
  };
}

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: LocaleParams;
}) {
  const locale = await readLocale(params);
  const { htmlLang, direction } = locales[locale];
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={displayFont.variable}
      data-base={toHref('/', locale)}
      data-build={codeFingerprint()}
      data-offline={site.offline === 'on' ? undefined : site.offline}
      suppressHydrationWarning
    >
      <body>
        <SiteShell locale={locale}>{children}</SiteShell>
      </body>
    </html>
  );
}
