import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/OfflinePage';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { site } from '@/lib/site/config';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = getTranslator(await readLocale(params));
  return { title: `${t('offline.pageTitle')} | ${site.title}`, robots: { index: false } };
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
