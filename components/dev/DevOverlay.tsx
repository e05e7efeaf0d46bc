'use client';

import { useEffect, useState } from 'react';
import type { CheckState } from '@/lib/authoring/shown-fault';
import styles from './DevOverlay.module.css';

type Props = { /** Address of the event stream. */ events: string; prefix: string };

/** The faults `npm run check` finds on the shown page, live; the page itself is loaded anew when its text changes. */
export function DevOverlay({ events, prefix }: Props) {
  const [{ checking, faults }, setState] = useState<CheckState>({ checking: true, faults: [] });
  const [route, setRoute] = useState('');
  const [live, setLive] = useState(false);

  useEffect(() => {
    const readRoute = (): void => setRoute(location.pathname.slice(prefix.length).replace(/\/$/, '') || '/');
    readRoute();
    const source = new EventSource(events);
    source.addEventListener('open', () => setLive(true));
    source.addEventListener('faults', (event) =>
      setState(JSON.parse((event as MessageEvent<string>).data) as CheckState),
    );
    source.addEventListener('content', () => location.reload());
    document.addEventListener('page:shown', readRoute);
    return () => {
      source.close();
      document.removeEventListener('page:shown', readRoute);
    };
  }, [events, prefix]);

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
