import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navbar } from 'site:navbar';
import { LayoutCrash } from '../errors/LayoutCrash';
import { Navbar } from '../navbar/Navbar';

/**
 * Makes the bar in the page a living one; resolves when it answers to events. When it fails as a whole, what remains of
 * the layout cannot be relied on, and the plain crash page takes the document's place.
 */
export function hydrateNavbar(host: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown): void => {
      console.error(error);
      showLayoutCrash(error);
    };
    hydrateRoot(host, <LiveNavbar onReady={resolve} />, { onUncaughtError });
  });
}

function LiveNavbar({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <Navbar model={navbar} />;
}

function showLayoutCrash(reason: unknown): void {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  document.documentElement.lang = 'en';
  document.title = 'Page Error';
  document.querySelectorAll('link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
  document.body.replaceChildren();
  createRoot(document.body).render(<LayoutCrash error={error} reset={() => location.reload()} />);
}
