import { runOffline } from '@/components/offline/lifecycle';
import { base, scope, scopedKeys } from '@/components/offline/scope';
import { statusOf, useOffline } from '@/components/offline/use-offline';
import { workerAddress, type WorkerState } from '@/lib/offline/protocol';
import { SyncMessageChannel } from '../../support/message-channel';

jest.mock('@/lib/offline/store', () => ({ readRecord: async () => false }));

it('asks a worker that did not answer in time again when the connection is back', async () => {
  jest.useFakeTimers();
  const copy = { version: 'a', date: '', files: 1, bytes: 1, sent: 1 };
  let isSlow = true;
  const active = {
    state: 'activated',
    scriptURL: workerAddress(base, { offlineMode: true, debug: false }),
    postMessage: ({ type }: { type: string }, [port]: SyncMessageChannel['port2'][] = []): void => {
      if (type === 'PING') port?.postMessage('a');
      if (type === 'STATE' && !isSlow)
        port?.postMessage({ version: 'a', bytes: 1, sent: 1, copy } satisfies WorkerState);
    },
  };
  const registration = { scope, active, installing: null, waiting: null };
  const workers = {
    getRegistration: async () => registration,
    register: async () => registration,
    addEventListener: () => undefined,
    startMessages: () => undefined,
  };
  Object.assign(globalThis, { MessageChannel: SyncMessageChannel });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  localStorage.setItem(scopedKeys.offline, JSON.stringify({ mode: 'on', reason: 'reader' }));

  void runOffline();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(statusOf(useOffline.getState())).toBe('silent');
  isSlow = false;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(statusOf(useOffline.getState())).toBe('ready');
});
