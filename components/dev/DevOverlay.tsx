import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { on } from '@/lib/browser/events';
import type { CheckState } from '@/lib/check/types';
import styles from './DevOverlay.module.css';

/** Shows the overlay, and reloads the page when content or code changes. */
export function startDevOverlay(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<DevOverlay />);
}

/** The faults that `npm run check` finds on the shown page. */
function DevOverlay() {
  const [{ checking, faults }, setState] = useState<CheckState>({ checking: true, faults: [] });
  const [route, setRoute] = useState(readRoute);

  useEffect(() => {
    const events = new EventSource(`${process.env.SITE_BASE_PATH ?? ''}/dev-events`);
    events.addEventListener('version', ({ data }: MessageEvent<string>) => {
      if (data !== document.documentElement.dataset.version) location.reload();
    });
    events.addEventListener('faults', ({ data }: MessageEvent<string>) =>
      setState(JSON.parse(data) as CheckState),
    );
    return on('page:shown', () => setRoute(readRoute()));
  }, []);

  const here = faults.filter((fault) => fault.route === route);
  const elsewhere = faults.length - here.length;
  const worst = here.some(({ severity }) => severity === 'error') ? 'error' : here[0]?.severity;
  return (
    <details className={styles.overlay} lang="fr">
      <summary data-state={checking ? 'checking' : worst}>
        {checking ? 'Vérification… ' : ''}
        {here.length > 0 ? `${here.length} défaut${here.length > 1 ? 's' : ''} ici` : null}
        {here.length === 0 && !checking ? 'Aucun défaut ici' : null}
      </summary>
      <ul>
        {here.map((fault, index) => (
          <li key={index}>
            <b>{fault.place}</b> {fault.message}
            <br />→ {fault.fix} <code>{fault.rule}</code>
          </li>
        ))}
      </ul>
      {elsewhere > 0 ? <p>{elsewhere} sur d’autres pages : npm run check</p> : null}
    </details>
  );
}

function readRoute(): string {
  const base = document.documentElement.dataset.base ?? '/';
  return location.pathname.slice(base.length - 1).replace(/\/$/, '') || '/';
}
