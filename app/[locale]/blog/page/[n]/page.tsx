import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { BlogListPage, listMetadata } from '@/components/blog/BlogListPage';
import { getBlogPage } from '@/lib/blog/posts';
import { toLocale } from '@/lib/i18n/params';

type Props = { params: Promise<{ locale: string; n: string }> };

export const dynamicParams = false;

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const { pages } = getBlogPage(1, toLocale(locale));
  return Array.from({ length: pages - 1 }, (_, index) => ({ n: String(index + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, n } = await params;
  return listMetadata(Number(n), toLocale(locale));
}

export default async function Page({ params }: Props) {
  const { locale, n } = await params;
  setRequestLocale(toLocale(locale));
  return <BlogListPage number={Number(n)} />;
}
