import { runOffline } from '@/components/offline/lifecycle';
import { scopedKeys } from '@/components/offline/scope';
import { statusOf, useOffline } from '@/components/offline/use-offline';
import { register, workerOf } from './registration.fixture';

jest.mock('@/lib/offline/store', () => ({ readRecord: async () => false }));

it('asks a worker that did not answer in time again when the connection is back', async () => {
  jest.useFakeTimers();
  const active = workerOf('a', 'activated');
  active.isSlow = true;
  register(active);
  localStorage.setItem(scopedKeys.offline, JSON.stringify({ mode: 'on', reason: 'reader' }));

  void runOffline();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(statusOf(useOffline.getState())).toBe('silent');
  active.isSlow = false;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(statusOf(useOffline.getState())).toBe('ready');
});
