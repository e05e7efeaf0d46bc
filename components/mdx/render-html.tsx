import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptOnDisk } from '@/lib/content/page-cache';
import type { PageSource } from '@/lib/content/types';
import { getMessages } from '@/lib/i18n/translator';
import { cacheKeyOf, compilePage } from './compile-page';
import { toContentError } from './content-error';

/** The text of a page as HTML, for the content check and tests: Next.js renders the pages of the site. */
export async function renderHtml(source: PageSource): Promise<string> {
  const { locale } = source;
  const { content } = await compilePage(source, locale);
  try {
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={getMessages(locale)} timeZone="UTC">
        {content}
      </NextIntlClientProvider>,
    );
  } catch (error) {
    throw toContentError(error, source);
  }
}

/** Every id of a page's HTML: headings, their aliases, entries of the references, tabs; cached on disk. */
export async function listIds(source: PageSource): Promise<ReadonlySet<string>> {
  return new Set(await keptOnDisk(`${cacheKeyOf(source)}.ids`, async () => idsIn(await renderHtml(source))));
}

function idsIn(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  return ids.map((id) => id.replace(/&amp;/g, '&').replace(/&#x27;/g, "'"));
}
