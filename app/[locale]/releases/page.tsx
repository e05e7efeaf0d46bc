import type { Metadata } from 'next';
import { DocPage } from '@/components/doc/DocPage';
import { renderPage } from '@/components/mdx/render-page';
import { Static } from '@/components/static/Static';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getReleasesPage } from '@/lib/releases/releases';
import { pageMetadata } from '@/lib/docs/metadata';

type Props = { params: LocaleParams };

async function load(params: LocaleParams) {
  const locale = await readLocale(params);
  return { locale, source: getReleasesPage(locale) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, source } = await load(params);
  const { route, locale: language, frontMatter } = source;
  return pageMetadata({ ...frontMatter, route, locale, language });
}

export default async function ReleasesRoute({ params }: Props) {
  const { locale, source } = await load(params);
  return (
    <Static id="page">
      <DocPage view={{ source }} page={await renderPage(source, locale)} locale={locale} />
    </Static>
  );
}
