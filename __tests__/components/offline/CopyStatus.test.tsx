import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { CopyStatus } from '@/components/offline/CopyStatus';
import { useOffline, type OfflineState } from '@/components/offline/offline-state';
import messages from '@/messages/fr.json';

const copy = {
  version: 'v',
  date: '2026-11-21T12:00:00.000Z',
  files: 234,
  bytes: 7_900_000,
  fetched: { bytes: 0, sent: 0 },
};
const progress = { version: 'v', done: 12, total: 234, bytes: 7_900_000, sent: 1_600_000 };
const on = { mode: 'on', reason: 'mobile' } as const;

function show(state: Partial<OfflineState>): string[] {
  act(() => useOffline.setState({ ...useOffline.getInitialState(), ...state }));
  render(<CopyStatus texts={messages.offline} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
}

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
});
