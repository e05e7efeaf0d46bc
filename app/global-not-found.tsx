import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { SiteDocument } from '@/components/layout/SiteDocument';
import { unlistedMetadata } from '@/lib/docs/metadata';
import { getTranslator } from '@/lib/i18n/translator';
import { site } from '@/lib/site/config';

const locale = site.currentLocale;

export const metadata: Metadata = unlistedMetadata(getTranslator(locale)('errors.notFoundTitle'));

/** Becomes `404.html`, outside of the locale layout. */
export default function GlobalNotFound() {
  setRequestLocale(locale);
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  );
}
