import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/doc/DocPage';
import { showPage } from '@/components/dev/show-page';
import { Static } from '@/components/static/Static';
import { listPages } from '@/lib/content/pages';
import { editUrlOf } from '@/lib/docs/doc-view';
import { readLocale } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/docs/metadata';

type Props = { params: Promise<{ locale: string; slug: string }> };

export const dynamicParams = false;

export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const about = listPages(await readLocale(Promise.resolve({ locale }))).filter(({ route }) =>
    route.startsWith('/about/'),
  );
  return about.map(({ route }) => ({ slug: route.split('/')[2] }));
}

async function load(params: Props['params']) {
  const locale = await readLocale(params);
  const { slug } = await params;
  return { locale, source: listPages(locale).find(({ route }) => route === `/about/${slug}`) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, source } = await load(params);
  const { route, locale: language, frontMatter } = source;
  return pageMetadata({ ...frontMatter, route, locale, language });
}

export default async function AboutRoute({ params }: Props) {
  const { locale, source } = await load(params);
  const page = await showPage(source, locale);
  return (
    <Static id="page">
      <DocPage view={{ source, editUrl: editUrlOf(source) }} page={page} locale={locale} />
    </Static>
  );
}
