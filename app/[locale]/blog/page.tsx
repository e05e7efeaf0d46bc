import type { Metadata } from 'next';
import { BlogListRoute, blogListMetadata } from '@/components/blog/BlogListRoute';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogListMetadata(1, await readLocale(params));
}

export default async function BlogRoute({ params }: Props) {
  return <BlogListRoute number={1} locale={await readLocale(params)} />;
}
