import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/lib/docs/metadata';
import { getPage } from '@/lib/docs/pages';
import { toLocale } from '@/lib/i18n/params';

export type DocParams = Promise<{ locale: string; slug?: string[] }>;

/** The documentation page that the parameters of a route below `folder` name. */
export async function readDoc(params: DocParams, folder: string) {
  const { locale: name, slug = [] } = await params;
  const locale = toLocale(name);
  setRequestLocale(locale);
  return { locale, doc: getPage([folder, ...slug].join('/'), locale) ?? notFound() };
}

/** The metadata of that page. */
export async function docMetadata(params: DocParams, folder: string): Promise<Metadata> {
  const { locale, doc } = await readDoc(params, folder);
  const t = await getTranslations('feeds');
  const { route, locale: language, frontMatter } = doc.source;
  return pageMetadata({ ...frontMatter, route, locale, language, changes: t('changes') });
}
