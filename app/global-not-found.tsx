import type { Metadata } from 'next';
import { NotFound } from '@/components/errors/NotFound';
import { SiteShell } from '@/components/layout/SiteShell';
import { Static } from '@/components/static/Static';
import { getTranslator } from '@/lib/i18n/translator';
import { site } from '@/lib/site/config';
import { unlistedMetadata } from '@/lib/docs/metadata';

const locale = site.currentLocale;

export const metadata: Metadata = unlistedMetadata(getTranslator(locale)('errors.notFoundTitle'));

/** Becomes `404.html`, outside of the locale layout. */
export default function GlobalNotFound() {
  return (
    <SiteShell locale={locale}>
      <Static id="page">
        <NotFound locale={locale} />
      </Static>
    </SiteShell>
  );
}
