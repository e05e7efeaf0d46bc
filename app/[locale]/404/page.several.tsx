import type { Metadata } from 'next';
import { NotFound } from '@/components/errors/NotFound';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { site } from '@/lib/site/config';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = getTranslator(await readLocale(params));
  return { title: `${t('errors.notFoundTitle')} | ${site.title}`, robots: { index: false } };
}

/** The not-found page of a locale, for hosts that know one per folder; only where several locales are built. */
export default async function NotFoundRoute({ params }: Props) {
  const locale = await readLocale(params);
  return (
    <Static id="page">
      <NotFound locale={locale} t={getTranslator(locale)} />
    </Static>
  );
}
