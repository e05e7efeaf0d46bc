import { buildManifest } from '@/lib/offline/manifest';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';
import { site } from '@/lib/site/config';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return site.builtLocales.map((locale) => ({ locale }));
}

export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return Response.json(buildManifest(await readLocale(params)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
