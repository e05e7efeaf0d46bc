import type { LoadFailure } from '@/lib/browser/events';
import { openPanel } from '@/components/offline/offline-life';
import { startOffline } from '@/components/offline/start-offline';

jest.mock('@/components/offline/offline-life', () => ({ openPanel: jest.fn(), runOffline: jest.fn() }));

const opened = jest.mocked(openPanel);

test('a panel that cannot be had is said, and asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<button data-offline-open>Lecture hors ligne</button>';
  opened.mockRejectedValueOnce(new Error('/fr/texts.json: 503')).mockResolvedValueOnce();
  const stop = startOffline();
  const failure = new Promise<LoadFailure>((resolve) => {
    document.addEventListener('load:failed', (event) => resolve((event as CustomEvent<LoadFailure>).detail), {
      once: true,
    });
  });
  document.querySelector('button')?.click();
  const { what, retry } = await failure;
  expect(what).toBe('part');

  const settled = new Promise((resolve) =>
    document.addEventListener('part:settled', resolve, { once: true }),
  );
  retry();
  await settled;
  expect(opened).toHaveBeenCalledTimes(2);

  stop();
  document.querySelector('button')?.click();
  expect(opened).toHaveBeenCalledTimes(2);
});
