import { compilePage, type CompiledPage } from '@/components/mdx/compile-page';
import { renderHtml } from '@/components/mdx/render-html';
import type { PageSource, ParsedPage } from '@/lib/content/types';

let counter = 0;

/** Compiles a text as the page of a file of its own. */
export function compileText(body: string, options: Partial<PageSource> = {}): Promise<CompiledPage> {
  return compilePage(toSource(body, options));
}

/** The same as markup. */
export async function renderText(
  body: string,
  options: Partial<PageSource> = {},
): Promise<ParsedPage & { html: string }> {
  const source = toSource(body, options);
  const { page } = await compilePage(source);
  return { ...page, html: await renderHtml(source) };
}

function toSource(body: string, options: Partial<PageSource>): PageSource {
  counter += 1;
  return {
    route: `/v1/guides/sample-${counter}`,
    locale: 'fr',
    file: `content/fr/v1/guides/sample-${counter}.mdx`,
    frontMatter: { title: 'Essai', description: 'Essai.', toc: [2, 3], draft: false, authors: [] },
    body,
    bodyLine: 5,
    ...options,
  };
}
