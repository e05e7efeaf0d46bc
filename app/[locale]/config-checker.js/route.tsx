import { buildCheckerModule } from '@/lib/api-reference/config-validator';
import { builtLocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** The module that the configuration checker imports when it is opened. */
export function GET(): Response {
  return new Response(buildCheckerModule(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
