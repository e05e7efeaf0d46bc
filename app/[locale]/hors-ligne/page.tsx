import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/OfflinePage';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { unlistedMetadata } from '@/lib/docs/metadata';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlistedMetadata(getTranslator(await readLocale(params))('offline.pageTitle'));
}

/** The page the offline worker answers with when nothing else can. */
export default async function OfflineRoute({ params }: Props) {
  const locale = await readLocale(params);
  return (
    <Static id="page">
      <OfflinePage locale={locale} t={getTranslator(locale)} />
    </Static>
  );
}
