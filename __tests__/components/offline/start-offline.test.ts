import type { LoadFailure } from '@/lib/browser/events';
import { openPanel } from '@/components/offline/lifecycle';
import { startOffline } from '@/components/offline/start-offline';

jest.mock('@/components/offline/lifecycle', () => ({
  openPanel: jest.fn(),
  runOffline: async () => undefined,
}));

const opened = jest.mocked(openPanel);

test('reports a panel that cannot be loaded, and retries on demand', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<button data-offline-open>Lecture hors ligne</button>';
  opened.mockRejectedValueOnce(new Error('/fr/texts.json: 503')).mockResolvedValueOnce();
  startOffline();
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
});
