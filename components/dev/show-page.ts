import { ContentError, type PageSource, type ParsedPage } from '@/lib/content/types';
import { emptyNotes } from '@/lib/mdx/context';
import type { Locale } from '@/lib/site/config';
import { escapeXml } from '@/lib/text/escape';
import { renderPage } from '../mdx/render-page';

/**
 * Renders a page. In development, a text that cannot be rendered is replaced by its error message, so that the page
 * reappears when the author has corrected it; a build stops there.
 */
export async function showPage(source: PageSource, locale: Locale): Promise<ParsedPage> {
  if (process.env.NODE_ENV !== 'development') return renderPage(source, locale);
  try {
    return await renderPage(source, locale);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { html: toHtml(await explain(error, source)), markdown: '', ...emptyNotes(), words: 0 };
  }
}

/** The parser of the check explains syntax errors; it is loaded in development only. */
async function explain(error: ContentError, { file, body, bodyLine }: PageSource): Promise<ContentError> {
  const { readText } = await import('@/lib/check/parse');
  const [fault] = readText(body).faults;
  return fault ? new ContentError(file, fault.line + bodyLine - 1, fault.problem, fault.fix) : error;
}

function toHtml(error: ContentError): string {
  const { problem, fix } = error;
  const place = [error.file, error.line].filter(Boolean).join(':');
  return [
    `<p><strong>${escapeXml(problem)}</strong></p>`,
    `<p><code>${escapeXml(place)}</code></p>`,
    `<p>La construction du site s’arrête là. ${escapeXml(fix)}</p>`,
  ].join('');
}
