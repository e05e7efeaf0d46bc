import { render, screen } from '@testing-library/react';
import { initialState, offlineState, type State } from '@/components/offline/machine';
import { CopyStatus } from '@/components/offline/OfflinePanel';
import messages from '@/messages/fr.json';

jest.mock('@/components/offline/lifecycle', () => ({ perform: jest.fn(), turnOff: jest.fn() }));

const copy = { version: 'v', date: '2026-11-21T12:00:00.000Z', files: 234, bytes: 7_900_000, sent: 0 };
const progress = { version: 'w', done: 12, total: 234, sent: 1_600_000 };
const missing = { reason: 'network', file: '/fr/blog', status: 404 } as const;
const quota = { reason: 'quota' } as const;
const paused = { reason: 'paused' } as const;

/** Shows a state of offline mode on; returns the labels of its buttons. */
function show(state: Partial<State>): (string | null)[] {
  offlineState.setState({
    ...initialState,
    copy: null,
    decision: { mode: 'on', reason: 'mobile' },
    ...state,
  });
  render(<CopyStatus texts={messages.offline} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

/** What other states look like is shown by the browser tests. */
describe('CopyStatus', () => {
  it.each([
    [{ failure: paused }, 'Reprendre', /en pause/],
    [{ failure: missing }, 'Réessayer', /interrompu\s: \/fr\/blog \(erreur 404\)/],
    [{ failure: { ...missing, status: 0 } }, 'Réessayer', /pas de réponse/],
    [{ failure: { ...missing, status: 200 } }, 'Réessayer', /contenu inattendu/],
    [{ failure: quota }, 'Réessayer', /plus assez de place/],
    [{ copy, progress }, 'Pause', /L’ancienne copie reste lisible/],
    [{ copy, failure: paused }, 'Reprendre', /^La mise à jour est en pause\./],
    [{ copy, failure: missing }, 'Réessayer', /^La mise à jour s’est interrompue\s: \/fr\/blog/],
    [{ copy, failure: quota }, 'Réessayer', /^Il n’y a plus assez de place/],
    [{ copy, progress, update: 'ready' }, 'Rafraîchir', /^Nouvelle version disponible.* 1,6\sMo téléchargés/],
  ] as const)('says where a download stands: %j', (state, label, words) => {
    expect(show(state)).toContain(label);
    expect(screen.getByText(words)).toBeInTheDocument();
    const complete = screen.queryByText(/^La copie du .* est complète/);
    expect(complete !== null).toBe('copy' in state);
  });

  it.each([
    [paused, 1],
    [quota, 0],
  ])('shows the progress of a paused download, but not after a full disk: %j', (failure, bars) => {
    show({ failure, progress });
    expect(screen.queryAllByRole('progressbar')).toHaveLength(bars);
  });
});
