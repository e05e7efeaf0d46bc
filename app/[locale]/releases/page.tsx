import type { Metadata } from 'next';
import { PlainPage } from '@/components/doc/PlainPage';
import { renderPage } from '@/components/mdx/render-page';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { listReleasedPackages, toReleasesPage } from '@/lib/releases/releases';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: LocaleParams };

async function load(params: LocaleParams) {
  const locale = await readLocale(params);
  return { locale, source: toReleasesPage(listReleasedPackages(locale), locale) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, source } = await load(params);
  return pageMetadata({ ...source.frontMatter, route: source.route, locale });
}

export default async function ReleasesRoute({ params }: Props) {
  const { locale, source } = await load(params);
  return (
    <Static id="page">
      <PlainPage source={source} page={await renderPage(source)} t={getTranslator(locale)} />
    </Static>
  );
}
