import { render, screen } from '@testing-library/react';
import { RemoveCopy } from '@/components/offline/RemoveCopy';
import { initialState, useOffline, type State } from '@/components/offline/use-offline';
import { Intl } from '../../support/intl';

const copy = { version: 'v1', date: '2026-11-21T12:00:00.000Z', files: 9, bytes: 9000, sent: 900 };
const decision = { mode: 'on', reason: 'reader' } as const;

/** The worker deletes what it has stored when the device is full: there may be nothing to delete. */
it.each<[string, Partial<State>, string]>([
  [
    'a full device without a copy',
    { copy: null, failure: { reason: 'quota' } },
    'Abandonner le téléchargement',
  ],
  ['a first download', { copy: null }, 'Abandonner le téléchargement'],
  ['a pause from an earlier visit', { failure: { reason: 'paused' } }, 'Abandonner le téléchargement'],
  ['a full device with a copy', { copy, failure: { reason: 'quota' } }, 'Supprimer la copie'],
  ['a complete copy', { copy }, 'Supprimer la copie'],
])('offers to delete a copy only where there is one: %s', (_, state, name) => {
  useOffline.setState({ ...initialState, decision, ...state });
  render(
    <Intl>
      <RemoveCopy onRemove={() => Promise.resolve()} />
    </Intl>,
  );
  const buttons = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(buttons).toEqual([name, 'Annuler', 'Supprimer']);
});
