import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findPage, listRoutes } from '@/components/pages/find-page';
import { Static } from '@/components/static/Static';
import { readLocale } from '@/lib/i18n/params';

type Props = { params: Promise<{ locale: string; slug?: string[] }> };

export const dynamicParams = false;

export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const routes = listRoutes(await readLocale(Promise.resolve({ locale })));
  return routes.map((route) => ({ slug: route.split('/').filter(Boolean) }));
}

async function load(params: Props['params']) {
  const { slug = [] } = await params;
  return findPage(`/${slug.join('/')}`, await readLocale(params)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return (await load(params)).metadata;
}

/** Every page of a locale but the gallery of components. */
export default async function Page({ params }: Props) {
  const { render } = await load(params);
  return <Static id="page">{await render()}</Static>;
}
