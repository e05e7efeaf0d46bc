import { reportLoadFailure } from '../errors/load-failure';

/** Fills a static part again from the file of the page. */
export async function restoreMarkup(id: string): Promise<void> {
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
    const part = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id);
    const host = document.getElementById(id);
    if (!part || !host) throw new Error(`the page's file holds no "${id}"`);
    host.replaceChildren(...[...part.childNodes].map((node) => document.adoptNode(node)));
    if (id === 'page') document.dispatchEvent(new CustomEvent('page:shown'));
  } catch (error) {
    console.error(error);
    reportLoadFailure(error, () => void restoreMarkup(id));
  }
}
