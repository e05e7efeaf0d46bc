import { listLlms } from '@/components/mdx/list-llms';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** Every page of a locale with one sentence, for language models. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return new Response(await listLlms(await readLocale(params)));
}
