import type { Metadata } from 'next';
import { NotFound } from '@/components/errors/NotFound';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { unlistedMetadata } from '@/lib/docs/metadata';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlistedMetadata(getTranslator(await readLocale(params))('errors.notFoundTitle'));
}

/** The not-found page of a locale, for hosts that know one per folder; only where several locales are built. */
export default async function NotFoundRoute({ params }: Props) {
  return (
    <Static id="page">
      <NotFound locale={await readLocale(params)} />
    </Static>
  );
}
