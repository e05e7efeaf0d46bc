import type { Metadata } from 'next';
import { HomePage } from '@/components/home/HomePage';
import { Static } from '@/components/static/Static';
import { getHome } from '@/lib/home/home';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { highlight } from '@/lib/mdx/highlight';
import { pageMetadata } from '@/lib/docs/metadata';

type Props = { params: LocaleParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { title, description, language } = getHome(locale);
  return pageMetadata({ title, description, route: '/', locale, language });
}

export default async function HomeRoute({ params }: Props) {
  const locale = await readLocale(params);
  const home = getHome(locale);
  const code = await highlight(home.window.code.trimEnd(), 'rust');
  return (
    <Static id="page">
      <HomePage home={home} code={code} locale={locale} />
    </Static>
  );
}
