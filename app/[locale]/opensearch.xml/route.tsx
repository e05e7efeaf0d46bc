import { buildOpenSearch } from '@/lib/feeds/lists';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** How a browser searches this site from its address bar. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return new Response(buildOpenSearch(await readLocale(params)), {
    headers: { 'content-type': 'application/xml' },
  });
}
