import type { Metadata } from 'next';
import { BlogListRoute, blogListMetadata } from '@/components/blog/BlogListRoute';
import { getBlogPage } from '@/lib/blog/posts';
import { readLocale } from '@/lib/i18n/params';

type Props = { params: Promise<{ locale: string; n: string }> };

export const dynamicParams = false;

export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const { pages } = getBlogPage(1, await readLocale(Promise.resolve({ locale })));
  return Array.from({ length: pages - 1 }, (_, index) => ({ n: String(index + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogListMetadata(Number((await params).n), await readLocale(params));
}

export default async function BlogPageRoute({ params }: Props) {
  return <BlogListRoute number={Number((await params).n)} locale={await readLocale(params)} />;
}
