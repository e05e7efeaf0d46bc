import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/doc/DocPage';
import { compilePage } from '@/components/mdx/compile-page';
import { pageMetadata } from '@/lib/docs/metadata';
import { generateParams, getPage } from '@/lib/docs/pages';
import { toLocale } from '@/lib/i18n/params';

type Props = { params: Promise<{ locale: string; slug?: string[] }> };

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return generateParams(toLocale(locale));
}

async function readPage(params: Props['params']) {
  const { locale: name, slug = [] } = await params;
  const locale = toLocale(name);
  setRequestLocale(locale);
  return { locale, doc: getPage(['/v1', ...slug].join('/'), locale) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, doc } = await readPage(params);
  const t = await getTranslations('feeds');
  const { route, locale: language, frontMatter } = doc.source;
  return pageMetadata({ ...frontMatter, route, locale, language, changes: t('changes') });
}

export default async function Page({ params }: Props) {
  const { locale, doc } = await readPage(params);
  const { content, page } = await compilePage(doc.source, locale);
  return <DocPage {...doc} content={content} page={page} />;
}
