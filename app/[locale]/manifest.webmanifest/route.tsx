import { buildManifest } from '@/lib/offline/manifest';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return Response.json(buildManifest(await readLocale(params)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
