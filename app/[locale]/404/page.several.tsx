import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { unlistedMetadata } from '@/lib/docs/metadata';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setRequestLocale(await readLocale(params));
  const t = await getTranslations('errors');
  return unlistedMetadata(t('notFoundTitle'));
}

/** The not-found page of a locale, for hosts that know one per folder; only where several locales are built. */
export default async function Page({ params }: Props) {
  setRequestLocale(await readLocale(params));
  return <NotFound />;
}
