import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { DocPage } from '@/components/doc/DocPage';
import { compilePage } from '@/components/mdx/compile-page';
import '@/components/releases/releases.css';
import { pageMetadata } from '@/lib/docs/metadata';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getReleasesPage } from '@/lib/releases/releases';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { route, locale: language, frontMatter } = getReleasesPage(locale);
  return pageMetadata({ ...frontMatter, route, locale, language });
}

export default async function Page({ params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const source = getReleasesPage(locale);
  const { content, page } = await compilePage(source, locale);
  return (
    <div className="doc-layout no-sidebar">
      <DocPage source={source} content={content} page={page} />
    </div>
  );
}
