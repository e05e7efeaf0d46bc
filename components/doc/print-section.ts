import { parsePage } from '@/lib/browser/parse-page';
import { make } from '../ui/elements';

/**
 * Loads pages, replaces the current article with all of theirs, prints, and restores the page. Does nothing if another page
 * was opened while they loaded. Rejects if a page cannot be loaded.
 */
export async function printSection(addresses: string[]): Promise<void> {
  const shown = document.querySelector('main > article');
  const articles = await Promise.all(addresses.map(loadArticle));
  if (!shown?.isConnected) return;
  const whole = make('div', 'printed-section', ...articles);
  shown.replaceWith(whole);
  const restore = (): void => {
    window.removeEventListener('afterprint', restore);
    if (whole.isConnected) whole.replaceWith(shown);
  };
  window.addEventListener('afterprint', restore);
  window.print();
}

async function loadArticle(address: string): Promise<Element> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const article = response.ok ? parsePage(await response.text()).querySelector('main > article') : null;
  if (!article) throw new Error(`${response.status} ${address}`);
  article.querySelector('.doc-footer')?.remove();
  // Several pages have the same ids, so links to them would lead to the wrong page.
  for (const element of article.querySelectorAll('[id]'))
    if (!element.closest('svg')) element.removeAttribute('id');
  return document.importNode(article, true);
}
