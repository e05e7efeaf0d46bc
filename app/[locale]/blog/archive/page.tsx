import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Archive } from '@/components/blog/Archive';
import { BlogLayout } from '@/components/blog/BlogLayout';
import { listPosts } from '@/lib/blog/posts';
import { pageMetadata } from '@/lib/docs/metadata';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations('blog');
  const texts = { title: t('archive'), description: t('archiveDescription') };
  return pageMetadata({ ...texts, route: '/blog/archive', locale });
}

export default async function Page({ params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  return (
    <BlogLayout>
      <Archive posts={listPosts(locale)} />
    </BlogLayout>
  );
}
