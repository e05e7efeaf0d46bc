import { builtLocaleParams, readLocale, type LocaleParams } from '@/lib/i18n/params';
import { getMessages } from '@/lib/i18n/translator';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** Texts of parts that few readers open: as a file they cost no page anything, and each reader gets one language. */
export async function GET(_request: Request, { params }: { params: LocaleParams }): Promise<Response> {
  const { checker, essai, matches, offline, settings, shortcuts } = getMessages(await readLocale(params));
  return Response.json({ checker, essai, matches, offline, settings, shortcuts });
}
