import { on } from '@/lib/browser/events';
import type { CheckState } from '@/lib/check/types';
import { make } from '../ui/elements';
import styles from './overlay.module.css';

/** Shows the faults that `npm run check` finds on the shown page, and reloads the page when content or code changes. */
export function startOverlay(): void {
  let state: CheckState = { checking: true, faults: [] };
  const summary = make('summary');
  const list = make('ul');
  const rest = make('p');
  const overlay = make('details', styles.overlay, summary, list, rest);
  overlay.lang = 'fr';
  const update = (): void => {
    const { checking, faults } = state;
    const route = readRoute();
    const here = faults.filter((fault) => fault.route === route);
    const elsewhere = faults.length - here.length;
    const worst = here.some(({ severity }) => severity === 'error') ? 'error' : here[0]?.severity;
    const count = here.length > 0 ? `${here.length} défaut${here.length > 1 ? 's' : ''} ici` : '';
    summary.dataset.state = checking ? 'checking' : (worst ?? '');
    summary.textContent = checking ? `Vérification… ${count}` : count || 'Aucun défaut ici';
    list.replaceChildren(
      ...here.map(({ place, message, fix, rule }) =>
        make('li', '', make('b', '', place), ` ${message}`, make('br'), `→ ${fix} `, make('code', '', rule)),
      ),
    );
    rest.textContent = elsewhere > 0 ? `${elsewhere} sur d’autres pages : npm run check` : '';
  };
  const events = new EventSource(`${process.env.SITE_BASE_PATH ?? ''}/dev-events`);
  events.addEventListener('version', ({ data }: MessageEvent<string>) => {
    if (data !== document.documentElement.dataset.version) location.reload();
  });
  events.addEventListener('faults', ({ data }: MessageEvent<string>) => {
    state = JSON.parse(data) as CheckState;
    update();
  });
  on('page:shown', update);
  document.body.append(overlay);
  update();
}

function readRoute(): string {
  const base = document.documentElement.dataset.base ?? '/';
  return location.pathname.slice(base.length - 1).replace(/\/$/, '') || '/';
}
