import { listSitePages } from '@/components/mdx/list-site-pages';
import { buildLlms } from '@/lib/feeds/lists';
import { partsOf } from '@/lib/markdown/markdown-files';
import type { Locale } from '@/lib/site/config';

/** `llms.txt` of a locale. */
export async function listLlms(locale: Locale): Promise<string> {
  const pages = await listSitePages(locale);
  return buildLlms(
    pages.map((page) => ({ ...page, parts: partsOf(page, page.language) })),
    locale,
  );
}
