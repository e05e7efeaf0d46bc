import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navbar } from 'site:navbar';
import { showLayoutCrash } from '../errors/Crash';
import { Navbar } from '../navbar/Navbar';
import '../navbar/mobile-menu.css';

/**
 * Hydrates the navbar; resolves when it handles events. Browser translation and extensions change the DOM under React: an
 * error after that mounts the navbar again. One that fails to mount at all shows the plain crash page.
 */
export function hydrateNavbar(host: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let mounted = false;
    const onUncaughtError = (error: unknown): void => {
      console.error(error);
      if (!mounted) return showLayoutCrash(error);
      mounted = false;
      host.replaceChildren();
      createRoot(host, { onUncaughtError }).render(<Island onReady={onReady} />);
    };
    // React discards server markup that does not match, such as a translated one, and renders it again.
    const onRecoverableError = (error: unknown): void =>
      console.warn('The navbar was rendered again:', error);
    const onReady = (): void => {
      mounted = true;
      resolve();
    };
    hydrateRoot(host, <Island onReady={onReady} />, { onUncaughtError, onRecoverableError });
  });
}

function Island({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <Navbar model={navbar} />;
}
