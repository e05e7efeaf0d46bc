import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/doc/DocPage';
import { showPage } from '@/components/dev/show-page';
import { Static } from '@/components/static/Static';
import { getDocView, listDocRoutes } from '@/lib/docs/doc-view';
import { getTranslator } from '@/lib/i18n/translator';
import { readLocale } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/docs/metadata';

type Props = { params: Promise<{ locale: string; slug?: string[] }> };

export const dynamicParams = false;

export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const routes = listDocRoutes(await readLocale(Promise.resolve({ locale })));
  return routes.map((route) => ({ slug: route.split('/').slice(2) }));
}

async function load(params: Props['params']) {
  const locale = await readLocale(params);
  const view = getDocView(['/v1', ...((await params).slug ?? [])].join('/'), locale) ?? notFound();
  return { locale, view };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await load(params);
  const { route, locale: language, frontMatter } = view.source;
  const changes = getTranslator(locale)('feeds.changes');
  return pageMetadata({ ...frontMatter, route, locale, language, changes });
}

export default async function DocRoute({ params }: Props) {
  const { locale, view } = await load(params);
  return (
    <Static id="page">
      <DocPage view={view} page={await showPage(view.source, locale)} locale={locale} />
    </Static>
  );
}
