import { parsePage } from '@/components/mdx/compile-page';
import { findDoc } from '@/lib/docs/docs';
import { buildSample, listSamples, readSample, routeOf } from '@/lib/sample/samples';
import { bundleScript } from '@/lib/export/browsers';
import { frameFile, frameHtml, runtimeFile } from '@/lib/sample/frame-page';
import type { LocaleParams } from '@/lib/i18n/params';
import { site } from '@/lib/site/config';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = LocaleParams & Promise<{ file: string }>;

export function generateStaticParams() {
  const files = [frameFile, runtimeFile, ...listSamples().map((name) => `${name}.json`)];
  return site.builtLocales.flatMap((locale) => files.map((file) => ({ locale, file })));
}

/**
 * The samples that readers can run, one file each, and the document their windows are put in. In every locale they run the code of the
 * original page: the names in a translation need not fit the code that a sample adds.
 */
export async function GET(_request: Request, { params }: { params: Params }): Promise<Response> {
  const { file } = await params;
  if (file === frameFile)
    return new Response(frameHtml, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  if (file === runtimeFile)
    return new Response(bundleScript('components/sample/frame/runtime.ts'), {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });
  const sample = readSample(file.replace(/\.json$/, ''));
  const source = findDoc(routeOf(sample), site.currentLocale);
  return Response.json(buildSample(sample, source && (await parsePage(source))));
}
