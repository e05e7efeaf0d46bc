import { parsePage } from '@/lib/browser/parse-page';
import { make } from '../ui/elements';

/**
 * Loads pages, puts their articles one after the other in the place of the shown page's, prints, and puts everything back.
 * Nothing is printed when the reader has gone to another page meanwhile. Rejects when a page cannot be had.
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
  // Browsers that print without blocking send `afterprint` later; the others have sent it by now.
}

async function loadArticle(address: string): Promise<Element> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const article = response.ok ? parsePage(await response.text()).querySelector('main > article') : null;
  if (!article) throw new Error(`${response.status} ${address}`);
  article.querySelector('.doc-footer')?.remove();
  // The same ids stand on several pages; links between them would lead to the wrong place.
  for (const element of article.querySelectorAll('[id]'))
    if (!element.closest('svg')) element.removeAttribute('id');
  return document.importNode(article, true);
}
