import { lateMessages } from '@/lib/i18n/late-messages';
import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** Messages of parts that few readers open. A file of their own adds nothing to the pages and holds one language only. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  return Response.json(lateMessages(await readLocale(params)));
}
