import { act, render, screen } from '@testing-library/react';
import { CopyStatus } from '@/components/offline/CopyStatus';
import { initialState, send, useOffline } from '@/components/offline/use-offline';
import { Intl } from '../../support/intl';

const storage = { persisted: () => Promise.resolve(true), estimate: () => Promise.resolve({}) };

it('shows a progress bar from the start of a download, so that the buttons below it stay in place', async () => {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  useOffline.setState({ ...initialState, decision: { mode: 'on', reason: 'reader' }, copy: null });
  render(
    <Intl>
      <CopyStatus />
    </Intl>,
  );
  await screen.findByText(/^Stockage durable accordé/);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect(bar.position).toBe(-1); // the browser shows that the amount is not known yet
  act(() => send('progressed', { version: 'v1', done: 3, total: 12, sent: 900 }));
  expect(screen.getByRole<HTMLProgressElement>('progressbar')).toBe(bar);
  expect(bar.position).toBe(0.25);
});
