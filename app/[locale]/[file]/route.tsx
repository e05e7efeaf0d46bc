import { listLlms } from '@/app/list-llms';
import { contentTypeOf } from '@/lib/export/host-headers';
import { buildOpenSearch } from '@/lib/feeds/lists';
import { toLocale } from '@/lib/i18n/params';
import { site, type Locale } from '@/lib/site/config';
import { listSitemap } from './list-sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Files for other programs. Not folders with their names: Next.js takes `sitemap.xml` for a file without a locale. */
const files: Record<string, (locale: Locale) => string | Promise<string>> = {
  'llms.txt': listLlms,
  'opensearch.xml': buildOpenSearch,
  'sitemap.xml': listSitemap,
};

export function generateStaticParams() {
  return site.builtLocales.flatMap((locale) => Object.keys(files).map((file) => ({ locale, file })));
}

type Params = Promise<{ locale: string; file: string }>;

export async function GET(_request: Request, { params }: { params: Params }): Promise<Response> {
  const { locale, file } = await params;
  const text = (await files[file]?.(toLocale(locale))) ?? '';
  return new Response(text, { headers: { 'content-type': contentTypeOf(file) } });
}
