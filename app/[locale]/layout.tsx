import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/SiteDocument';
import { appTags } from '@/lib/docs/metadata';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';
import { site, toHref } from '@/lib/site/config';

export const generateStaticParams = builtLocaleParams;

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
    openGraph: { type: 'website', siteName: site.title },
    twitter: { card: 'summary_large_image' },
    other: appTags,
    manifest: toHref('/manifest.webmanifest', locale),
    icons: {
      other: search,
    },
  };
}

type Props = { children: ReactNode; params: LocaleParams };

export default async function LocaleLayout({ children, params }: Props) {
  setRequestLocale(await readLocale(params));
  return <SiteDocument>{children}</SiteDocument>;
}
