import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getMessages } from '@/lib/i18n/translator';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** Texts of parts that few readers open. A file of their own adds nothing to the pages and holds one language only. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  const { checker, sample, matches, offline, settings, shortcuts } = getMessages(await readLocale(params));
  return Response.json({ checker, sample, matches, offline, settings, shortcuts });
}
