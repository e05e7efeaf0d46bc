import { pageRoute, textPage } from '@/components/pages/page-route';
import { listPages } from '@/lib/content/pages';
import { editUrlOf } from '@/lib/docs/doc-view';
import { toLocale } from '@/lib/i18n/params';

export const dynamicParams = false;

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const about = listPages(toLocale(locale)).filter(({ route }) => route.startsWith('/about/'));
  return about.map(({ route }) => ({ slug: route.split('/')[2] }));
}

const route = pageRoute((locale, _, { slug }: { locale: string; slug: string }) => {
  const source = listPages(locale).find((page) => page.route === `/about/${slug}`);
  return source && textPage({ source, editUrl: editUrlOf(source) }, locale);
});

export const generateMetadata = route.generateMetadata;
export default route.Page;
