/** Reads the articles of several pages, without their footers. Rejects if a page cannot be loaded. */
export function loadArticles(addresses: string[]): Promise<Element[]> {
  return Promise.all(addresses.map(loadArticle));
}

async function loadArticle(address: string): Promise<Element> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  // Remove inline styles: the security policy of this page allows only its own.
  const html = response.ok ? (await response.text()).replace(/<style.*?<\/style>/gs, '') : '';
  const article = new DOMParser().parseFromString(html, 'text/html').querySelector('main > article');
  if (!article) throw new Error(`${response.status} ${address}`);
  article.querySelector('.doc-footer')?.remove();
  return article;
}

/** Prints articles as one document, in an empty frame with the styles of this page. */
export async function printArticles(frame: HTMLIFrameElement, articles: Element[]): Promise<void> {
  const { contentDocument: printed, contentWindow: view } = frame;
  if (!printed || !view) throw new Error('the frame has no document');
  for (const { name, value } of document.documentElement.attributes)
    printed.documentElement.setAttribute(name, value);
  printed.documentElement.dataset.theme = 'light';
  const sheets = document.querySelectorAll('style, link[rel="stylesheet"]');
  printed.head.replaceChildren(...[...sheets].map((sheet) => printed.importNode(sheet, true)));
  printed.body.replaceChildren(...articles.map((article) => printed.importNode(article, true)));
  // The frame is hidden: not every browser would load its pictures.
  for (const image of printed.images) image.loading = 'eager';
  await Promise.allSettled([...printed.images].map((image) => image.decode()));
  view.print();
}
