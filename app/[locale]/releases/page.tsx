import type { Metadata } from 'next';
import { PlainPage } from '@/components/doc/PlainPage';
import { renderPage } from '@/components/mdx/render-page';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { getReleasesPage } from '@/lib/releases/releases';
import { pageMetadata } from '@/lib/site/metadata';
import { listTranslations } from '@/lib/translations/list-translations';

type Props = { params: LocaleParams };

async function load(params: LocaleParams) {
  const locale = await readLocale(params);
  return { locale, source: getReleasesPage(locale) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, source } = await load(params);
  const { route, locale: language, frontMatter } = source;
  return pageMetadata({ ...frontMatter, route, locale, language, translations: listTranslations(route) });
}

export default async function ReleasesRoute({ params }: Props) {
  const { locale, source } = await load(params);
  return (
    <Static id="page">
      <PlainPage
        source={source}
        page={await renderPage(source, locale)}
        locale={locale}
        t={getTranslator(locale)}
      />
    </Static>
  );
}
