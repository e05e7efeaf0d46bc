import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { initialState, type State } from '@/components/offline/machine';
import { CopyStatus } from '@/components/offline/OfflinePanel';
import { offlineState } from '@/components/offline/state';
import messages from '@/messages/fr.json';

jest.mock('@/components/offline/lifecycle', () => ({ perform: jest.fn(), turnOff: jest.fn() }));

const copy = {
  version: 'v',
  date: '2026-11-21T12:00:00.000Z',
  files: 234,
  bytes: 7_900_000,
  sent: 0,
};
const progress = { version: 'v', done: 12, total: 234, bytes: 7_900_000, sent: 1_600_000 };
const missing = { reason: 'network', file: '/fr/blog', status: 404 } as const;
const on = { mode: 'on', reason: 'mobile' } as const;

function set(state: Partial<State>): void {
  act(() => offlineState.setState({ ...initialState, ...state }));
}

function show(state: Partial<State>): string[] {
  set(state);
  render(<CopyStatus texts={messages.offline} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
}

/** What other states look like is shown by e2e/offline/download.ts. */
describe('CopyStatus', () => {
  it.each([
    ['paused', { reason: 'paused' }, 'Reprendre', /en pause/],
    ['failed', missing, 'Réessayer', /interrompu\s: \/fr\/blog \(erreur 404\)/],
    ['failed', { ...missing, status: 0 }, 'Réessayer', /pas de réponse/],
    ['failed', { ...missing, status: 200 }, 'Réessayer', /contenu inattendu/],
    ['failed', { reason: 'quota' }, 'Réessayer', /plus assez de place/],
  ] as const)('says why a download is not running: %s, %j', (status, failure, label, words) => {
    expect(show({ status, failure, decision: on })).toEqual([label, 'Supprimer la copie']);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says that the old copy stays readable during an update', () => {
    show({ status: 'updating', copy, decision: on, progress });
    expect(screen.getByText(/L’ancienne copie reste lisible/)).toBeInTheDocument();
  });

  it.each([
    ['updatePaused', { reason: 'paused' }, /^La mise à jour est en pause\./],
    ['updateFailed', missing, /^La mise à jour s’est interrompue\s: \/fr\/blog/],
    ['updateFailed', { reason: 'quota' }, /^Il n’y a plus assez de place/],
  ] as const)(
    'says why an update stopped, apart from the state of the copy: %s',
    (status, failure, words) => {
      show({ status, copy, decision: on, failure });
      expect(screen.getByText(/^La copie du .* est complète/)).not.toHaveTextContent(/téléchargement|place/);
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByText(/Le téléchargement/)).toBeNull();
    },
  );

  it('shows the progress of a paused download, but not after a full disk', () => {
    show({ status: 'paused', failure: { reason: 'paused' }, progress, decision: on });
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
    set({ status: 'failed', failure: { reason: 'quota' }, progress, decision: on });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
