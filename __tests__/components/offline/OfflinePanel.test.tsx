import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { perform, turnOff } from '@/components/offline/lifecycle';
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

/** Focuses and clicks a button, as the keyboard does. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

describe('CopyStatus', () => {
  it('shows the size before a copy exists', () => {
    expect(show({ status: 'off', size: { bytes: 7_900_000, sent: 1_600_000 } })).toEqual([
      'Conserver une copie',
    ]);
    expect(screen.getByText(/environ 1,6\sMo/)).toBeInTheDocument();
  });

  it('shows the progress of a download', () => {
    expect(show({ status: 'downloading', progress, decision: on })).toEqual(['Pause', 'Supprimer la copie']);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
    expect(screen.getByText(/fichier 12 sur 234/)).toBeInTheDocument();
  });

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

  it('names the date, the size and the reason of a complete copy', () => {
    expect(show({ status: 'ready', copy, decision: on })).toEqual(['Réparer', 'Supprimer la copie']);
    expect(screen.getByText(/La copie du 21 novembre 2026/)).toHaveTextContent('234 fichiers');
    expect(screen.getByText(/l’écran est étroit/)).toBeInTheDocument();
  });

  it('says that the old copy stays readable during an update', () => {
    show({ status: 'updating', copy, decision: on, progress });
    expect(screen.getByText(/L’ancienne copie reste lisible/)).toBeInTheDocument();
  });

  it('offers to try again after an update that had no room', () => {
    expect(show({ status: 'updateFailed', copy, decision: on, failure: { reason: 'quota' } })[0]).toBe(
      'Réessayer',
    );
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

  it('ignores the second click of a double click', () => {
    show({ status: 'downloading', progress, decision: on });
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }), { detail: 2 });
    expect(perform).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }), { detail: 1 });
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it('asks before removing, and cancels by button or Escape', () => {
    show({ status: 'ready', copy, decision: on });
    press('Supprimer la copie');
    expect(screen.getByRole('group')).toHaveAccessibleName('Supprimer la copie de cet appareil\u202F?');
    expect(document.activeElement).toHaveTextContent('Annuler');
    press('Annuler');
    expect(document.activeElement).toHaveTextContent('Supprimer la copie');
    press('Supprimer la copie');
    expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })).toBe(false);
    expect(document.activeElement).toHaveTextContent('Supprimer la copie');
    expect(turnOff).not.toHaveBeenCalled();
  });

  it.each([
    [7_900_000, /^La copie est supprimée\s: 7,9\sMo libérés\.$/],
    [null, 'Ce qui était déjà téléchargé est supprimé.'],
  ])('removes once, reports the freed size (%s), and focuses the remaining button', async (bytes, words) => {
    jest.mocked(turnOff).mockImplementation(async () => {
      await Promise.resolve();
      offlineState.setState({ ...initialState, status: 'off' });
      return bytes;
    });
    show({ status: 'ready', copy, decision: on });
    press('Supprimer la copie');
    press('Supprimer');
    press('Supprimer');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(turnOff).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toHaveTextContent('Conserver une copie');
    fireEvent.click(screen.getByRole('button', { name: 'Conserver une copie' }), { detail: 1 });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});
