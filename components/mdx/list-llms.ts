import { buildLlms } from '@/lib/feeds/lists';
import { partsOf } from '@/lib/markdown/markdown-files';
import type { Locale } from '@/lib/site/config';
import { listSitePages } from './list-site-pages';

/** `llms.txt` of a locale. */
export async function listLlms(locale: Locale): Promise<string> {
  const pages = await listSitePages(locale);
  return buildLlms(
    pages.map((page) => ({ ...page, parts: partsOf(page, page.language) })),
    locale,
  );
}
