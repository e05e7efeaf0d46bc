import { create } from 'zustand';

/** The part of a page that is shown in place, as the router's data. */
export type PageData = { build: string; main: string };

const usePath = create(() => ({ pathname: location.pathname }));

/** In place of the hook of `next/navigation`. */
export function usePathname(): string {
  return usePath(({ pathname }) => pathname);
}

/** Shows pages in place as Next.js does: a page that cannot be fetched, or of another build, is opened as a document. */
export function startRouter(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    void show(link.href);
  });
}

async function show(href: string): Promise<void> {
  try {
    const address = href.endsWith('/') ? `${href}index.txt` : `${href}.txt`;
    const { build, main } = (await (await fetch(address, { headers: { rsc: '1' } })).json()) as PageData;
    const shown = document.getElementById('main');
    if (build !== process.env.SITE_BUILD || !shown) return location.assign(href);
    const page = new DOMParser().parseFromString(main, 'text/html');
    shown.replaceWith(...page.body.children);
    history.pushState(null, '', href);
    usePath.setState({ pathname: location.pathname });
  } catch {
    location.assign(href);
  }
}
