import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/doc/DocPage';
import { compilePage } from '@/components/mdx/compile-page';
import '@/components/styles/text-pages.css';
import { listPages } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/docs/metadata';
import { editUrlOf } from '@/lib/docs/pages';
import { toLocale } from '@/lib/i18n/params';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const about = listPages(toLocale(locale)).filter(({ route }) => route.startsWith('/about/'));
  return about.map(({ route }) => ({ slug: route.split('/')[2] }));
}

async function readPage(params: Props['params']) {
  const { locale: name, slug } = await params;
  const locale = toLocale(name);
  setRequestLocale(locale);
  const source = listPages(locale).find((page) => page.route === `/about/${slug}`) ?? notFound();
  return { locale, source };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, source } = await readPage(params);
  return pageMetadata({ ...source.frontMatter, route: source.route, locale, language: source.locale });
}

export default async function Page({ params }: Props) {
  const { locale, source } = await readPage(params);
  const { content, page } = await compilePage(source, locale);
  return (
    <div className="doc-layout no-sidebar">
      <DocPage source={source} editUrl={editUrlOf(source)} content={content} page={page} />
    </div>
  );
}
