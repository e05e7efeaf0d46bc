import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { BlogListPage, listMetadata } from '@/components/blog/BlogListPage';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(1, await readLocale(params));
}

export default async function Page({ params }: Props) {
  setRequestLocale(await readLocale(params));
  return <BlogListPage number={1} />;
}
