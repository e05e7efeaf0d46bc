import { pageRoute, textPage } from '@/components/pages/page-route';
import { getDocView, listDocRoutes } from '@/lib/docs/doc-view';
import { toLocale } from '@/lib/i18n/params';

export const dynamicParams = false;

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return listDocRoutes(toLocale(locale)).map((address) => ({ slug: address.split('/').slice(2) }));
}

type Params = { locale: string; slug?: string[] };

const route = pageRoute((locale, t, { slug = [] }: Params) => {
  const view = getDocView(['/v1', ...slug].join('/'), locale);
  return view && textPage(view, locale, { changes: t('feeds.changes') });
});

export const generateMetadata = route.generateMetadata;
export default route.Page;
