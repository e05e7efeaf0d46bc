import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { on } from '@/lib/browser/events';
import type { CheckState } from '@/lib/authoring/shown-fault';
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
  const [route, setRoute] = useState('');
  const [live, setLive] = useState(false);

  useEffect(() => {
    const base = document.documentElement.dataset.base ?? '/';
    const readRoute = (): void =>
      setRoute(location.pathname.slice(base.length - 1).replace(/\/$/, '') || '/');
    readRoute();
    const events = new EventSource(`${process.env.SITE_BASE_PATH ?? ''}/dev-events`);
    events.addEventListener('open', () => setLive(true));
    events.addEventListener('version', (event) => {
      if ((event as MessageEvent<string>).data !== document.documentElement.dataset.version)
        location.reload();
    });
    events.addEventListener('faults', (event) =>
      setState(JSON.parse((event as MessageEvent<string>).data) as CheckState),
    );
    return on('page:shown', readRoute);
  }, []);

  const here = faults.filter((fault) => fault.route === route);
  const elsewhere = faults.length - here.length;
  const errors = here.filter(({ severity }) => severity === 'error').length;
  return (
    <details className={styles.overlay} lang="fr" data-live={live || undefined}>
      <summary
        data-state={checking ? 'checking' : errors > 0 ? 'error' : here.length > 0 ? 'warning' : 'fine'}
      >
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
