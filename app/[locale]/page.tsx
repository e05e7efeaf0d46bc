import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { HomePage } from '@/components/home/HomePage';
import { pageMetadata } from '@/lib/docs/metadata';
import { getHome } from '@/lib/home/home';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { highlight } from '@/lib/mdx/highlight';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { title, description, language } = getHome(locale);
  return pageMetadata({ title, description, route: '/', locale, language });
}

export default async function Page({ params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const home = getHome(locale);
  const code = await highlight(home.window.code.trimEnd(), 'rust');
  return <HomePage home={home} code={code} />;
}
