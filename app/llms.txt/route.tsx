import { listLlms } from '@/app/list-llms';
import { site } from '@/lib/site/config';

export const dynamic = 'force-static';

/** The list of the current locale, where tools look for it. */
export async function GET(): Promise<Response> {
  return new Response(await listLlms(site.currentLocale));
}
