import type { Metadata } from 'next';
import { Archive } from '@/components/blog/Archive';
import { BlogLayout } from '@/components/blog/BlogLayout';
import { Static } from '@/components/static/Static';
import { listPosts } from '@/lib/blog/posts';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getTranslator } from '@/lib/i18n/translator';
import { pageMetadata } from '@/lib/docs/metadata';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const t = getTranslator(locale);
  return pageMetadata({
    title: t('blog.archive'),
    description: t('blog.archiveDescription'),
    route: '/blog/archive',
    locale,
  });
}

export default async function ArchiveRoute({ params }: Props) {
  const locale = await readLocale(params);
  const t = getTranslator(locale);
  return (
    <Static id="page">
      <BlogLayout>
        <Archive posts={listPosts(locale)} locale={locale} t={t} />
      </BlogLayout>
    </Static>
  );
}
