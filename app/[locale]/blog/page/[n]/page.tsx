import { listPage } from '@/components/blog/list-page';
import { pageRoute } from '@/components/pages/page-route';
import { getBlogPage } from '@/lib/blog/posts';
import { toLocale } from '@/lib/i18n/params';

export const dynamicParams = false;

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const { pages } = getBlogPage(1, toLocale(locale));
  return Array.from({ length: pages - 1 }, (_, index) => ({ n: String(index + 2) }));
}

const route = pageRoute((locale, t, { n }: { locale: string; n: string }) => listPage(Number(n), locale, t));

export const generateMetadata = route.generateMetadata;
export default route.Page;
