import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OfflinePage } from '@/components/offline/OfflinePage';
import { unlistedMetadata } from '@/lib/docs/metadata';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setRequestLocale(await readLocale(params));
  const t = await getTranslations('offline');
  return unlistedMetadata(t('pageTitle'));
}

/** The page the offline worker answers with when nothing else can. */
export default async function Page({ params }: Props) {
  setRequestLocale(await readLocale(params));
  return <OfflinePage />;
}
