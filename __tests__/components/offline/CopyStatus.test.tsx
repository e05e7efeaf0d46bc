import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { pause, turnOff } from '@/components/offline/copy-actions';
import { CopyStatus } from '@/components/offline/CopyStatus';
import { useOffline, type OfflineState } from '@/components/offline/offline-state';
import messages from '@/messages/fr.json';

jest.mock('@/components/offline/copy-actions', () => ({
  pause: jest.fn(),
  turnOff: jest.fn(),
  turnOn: jest.fn(),
  // The browser does not say.
  readUsage: () => new Promise(() => undefined),
}));

const copy = {
  version: 'v',
  date: '2026-11-21T12:00:00.000Z',
  files: 234,
  bytes: 7_900_000,
  sent: 0,
};
const progress = { version: 'v', done: 12, total: 234, bytes: 7_900_000, sent: 1_600_000 };
const on = { mode: 'on', reason: 'mobile' } as const;

function set(state: Partial<OfflineState>): void {
  act(() => useOffline.setState({ ...useOffline.getInitialState(), ...state }));
}

function show(state: Partial<OfflineState>): string[] {
  set(state);
  render(<CopyStatus texts={messages.offline} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
}

/** Presses a button as the keyboard does: with the focus on it. */
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
  it('says what a copy costs before there is one', () => {
    expect(show({ size: { bytes: 7_900_000, sent: 1_600_000 } })).toEqual(['Conserver une copie']);
    expect(screen.getByText(/environ 1,6\sMo/)).toBeInTheDocument();
  });

  it('shows how far the download is', () => {
    expect(show({ phase: 'downloading', progress, decision: on })).toEqual([
      'Mettre en pause',
      'Supprimer la copie',
    ]);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
    expect(screen.getByText(/fichier 12 sur 234/)).toBeInTheDocument();
  });

  it.each([
    ['paused', 'paused', 'Reprendre', /en pause/],
    ['failed', 'network', 'Réessayer', /interrompu/],
    ['failed', 'quota', 'Réessayer', /plus assez de place/],
  ] as const)('says why a download is not under way: %s, %s', (phase, failure, label, words) => {
    expect(show({ phase, failure, decision: on })).toEqual([label, 'Supprimer la copie']);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('names the date, the size and the reason of a complete copy', () => {
    expect(show({ phase: 'ready', copy, decision: on })).toEqual(['Réparer', 'Supprimer la copie']);
    expect(screen.getByText(/La copie du 21 novembre 2026/)).toHaveTextContent('234 fichiers');
    expect(screen.getByText(/l’écran est étroit/)).toBeInTheDocument();
  });

  it('keeps the old copy in view while an update is downloaded or has failed', () => {
    show({ phase: 'ready', copy, decision: on, update: { progress, phase: 'downloading', wanted: false } });
    expect(screen.getByText(/L’ancienne copie reste lisible/)).toBeInTheDocument();
  });

  it('offers to try again after an update that had no room', () => {
    expect(show({ phase: 'ready', copy, decision: on, failure: 'quota' })[0]).toBe('Réessayer');
  });

  it.each([
    ['paused', /^La mise à jour est en pause\./],
    ['network', /^La mise à jour s’est interrompue\./],
    ['quota', /^Il n’y a plus assez de place/],
  ] as const)('says in a paragraph of its own why an update does not go on: %s', (failure, words) => {
    show({ phase: 'ready', copy, decision: on, failure });
    expect(screen.getByText(/^La copie du .* est complète/)).not.toHaveTextContent(/téléchargement|place/);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/Le téléchargement/)).toBeNull();
  });

  it('shows how far a download is that was paused or interrupted, but not one that has kept nothing', () => {
    show({ phase: 'paused', failure: 'paused', progress, decision: on });
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
    set({ phase: 'failed', failure: 'quota', progress, decision: on });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the focus in the panel when the pressed button goes', () => {
    show({ phase: 'downloading', progress, decision: on });
    screen.getByRole('button', { name: 'Mettre en pause' }).focus();
    set({ phase: 'paused', failure: 'paused', progress, decision: on });
    expect(document.activeElement).toHaveTextContent('Reprendre');
  });

  it('has no ear for the second tap of a double tap', () => {
    show({ phase: 'downloading', progress, decision: on });
    fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' }), { detail: 2 });
    expect(pause).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' }), { detail: 1 });
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('asks before it removes, and takes it back by a button or Escape', () => {
    show({ phase: 'ready', copy, decision: on });
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
  ])('removes once, says what that was (%s), and has the focus on what is left', async (bytes, words) => {
    jest.mocked(turnOff).mockImplementation(async () => {
      await Promise.resolve();
      useOffline.setState(useOffline.getInitialState());
      return bytes;
    });
    show({ phase: 'ready', copy, decision: on });
    press('Supprimer la copie');
    press('Supprimer');
    press('Supprimer');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(turnOff).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toHaveTextContent('Conserver une copie');
    fireEvent.click(screen.getByRole('button', { name: 'Conserver une copie' }), { detail: 1 });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('answers when lasting storage is refused', async () => {
    const storage = { persisted: async () => false, persist: async () => false };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    show({ phase: 'ready', copy, decision: on });
    fireEvent.click(await screen.findByRole('button', { name: 'Demander un stockage durable' }));
    expect(await screen.findByText('Le navigateur ne l’accorde pas pour l’instant.')).toHaveAttribute(
      'role',
      'status',
    );
  });
});
