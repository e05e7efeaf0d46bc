import { renderPage } from '@/components/mdx/render-page';
import type { PageSource, ParsedPage } from '@/lib/content/types';

let counter = 0;

/** Renders a text as the page of a file of its own. */
export function renderText(body: string, options: Partial<PageSource> = {}): Promise<ParsedPage> {
  counter += 1;
  return renderPage({
    route: `/v1/guides/sample-${counter}`,
    locale: 'fr',
    file: `content/fr/v1/guides/sample-${counter}.mdx`,
    frontMatter: { title: 'Essai', description: 'Essai.', toc: [2, 3], draft: false, authors: [] },
    body,
    bodyLine: 5,
    ...options,
  });
}
