import { startDownload } from '@/components/offline/lifecycle';
import { scope } from '@/components/offline/scope';
import { send, useOffline } from '@/components/offline/use-offline';

jest.mock('@/lib/offline/store', () => ({
  readRecord: async () => true,
  writeRecord: async () => undefined,
}));

it('waits for the end of a paused worker, although progress from before the pause has come after it', async () => {
  const paused = { scope, installing: {} as object | null, addEventListener: () => undefined };
  const register = jest.fn(async () => paused);
  const workers = { getRegistration: async () => paused, register };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  send('decided', { mode: 'on', reason: 'reader' }, false);
  send('stopped', { reason: 'paused' });
  send('progressed', { version: 'v', done: 1, total: 3, sent: 10 });
  expect(useOffline.getState().failure).toBeNull();

  const resumed = startDownload();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(register).not.toHaveBeenCalled();
  paused.installing = null;
  await resumed;
  expect(register).toHaveBeenCalledTimes(1);
});
