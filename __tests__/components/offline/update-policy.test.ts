import { checkForUpdate, runOffline } from '@/components/offline/lifecycle';
import { scopedKeys } from '@/components/offline/scope';
import { send, statusOf, useOffline } from '@/components/offline/use-offline';
import { register, workerOf } from './registration.fixture';

jest.mock('@/lib/offline/store', () => ({ readRecord: async () => false }));

it('looks for an update once a minute, offers it, and takes it only when the reader asks for it', async () => {
  jest.useFakeTimers();
  const registration = register(workerOf('a', 'activated'));
  const { update } = registration;
  localStorage.setItem(scopedKeys.offline, JSON.stringify({ mode: 'on', reason: 'reader' }));
  const status = () => statusOf(useOffline.getState());
  const looksAfter = async (seconds: number, isPageShown = true): Promise<boolean> => {
    update.mockClear();
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    expect(update).not.toHaveBeenCalled(); // a page that stays open asks for nothing
    if (isPageShown) checkForUpdate();
    else document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    return update.mock.calls.length > 0;
  };

  void runOffline();
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('ready');
  expect(await looksAfter(61)).toBe(true);
  expect(await looksAfter(30)).toBe(false);
  expect(await looksAfter(31, false)).toBe(true);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await looksAfter(61, false)).toBe(false);
  hidden.mockRestore();
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await looksAfter(61)).toBe(false);
  offline.mockRestore();

  const waiting = workerOf('b', 'installed');
  registration.install(waiting);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('updateReady');
  expect(await looksAfter(61)).toBe(false);
  expect(waiting.received).not.toContain('SKIP_WAITING');

  send('updateWanted');
  await jest.advanceTimersByTimeAsync(0);
  expect(waiting.received).toContain('SKIP_WAITING');
});
