import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { endProgress, showLater } from '@/components/progress/progress';
import { lazyPart } from '@/components/ui/lazy-part';
import { keys, writeStored } from '@/lib/browser/storage';
import messages from '@/messages/en.json';

jest.mock('@/components/progress/progress', () => ({ endProgress: jest.fn(), showLater: jest.fn() }));

const served = { settings: messages.settings };
let log: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => served }) as Response);
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function Settings({ size }: { size: string }) {
  const t = useTranslations('settings');
  return <p>{`${t('textSize')}: ${size}`}</p>;
}

function show(Part: React.ComponentType<{ size: string }>) {
  return render(
    <NextIntlClientProvider locale="fr" messages={{ errors: messages.errors }}>
      <Part size="large" />
    </NextIntlClientProvider>,
  );
}

/** The page has been reloaded for this build. */
const markReloaded = (): void => {
  writeStored(`${keys.partReload}.${process.env.SITE_BUILD}`, 'true', 'session');
};

it('shows a part with messages that the page lacks', async () => {
  show(lazyPart(async () => Settings));
  expect(await screen.findByText('Text size: large')).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

it('shows an error once a reload has not helped, and tries again when it is pressed offline', async () => {
  markReloaded();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(Settings);
  show(lazyPart(load));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.partOffline);
  fireEvent.click(screen.getByRole('button', { name: messages.errors.retry }));
  expect(await screen.findByText('Text size: large')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  online.mockRestore();
});

const cut = { ok: true, text: () => Promise.reject(new TypeError('network error')) } as Response;

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks off its answer', async () => cut],
])('leaves the reader the page while the host %s', async (_, answerPage) => {
  const { fetch } = globalThis;
  globalThis.fetch = (address) => (address === location.href ? answerPage() : fetch(address));
  const load = jest.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(Settings);
  show(lazyPart(load));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.partFailed);
  fireEvent.click(screen.getByRole('button', { name: messages.errors.retry }));
  expect(await screen.findByText('Text size: large')).toBeVisible();
});

it('neither reloads the page nor shows an error for a part that nobody waits for', async () => {
  const failure = new Error('chunk lost');
  show(lazyPart(() => Promise.reject(failure), { isAwaited: false }));
  await waitFor(() => expect(log).toHaveBeenCalledWith(failure));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('loads before it is rendered', async () => {
  const load = jest.fn(async () => Settings);
  const Part = lazyPart(load);
  Part.preload('fr');
  expect(load).toHaveBeenCalledTimes(1);
  show(Part);
  expect(await screen.findByText('Text size: large')).toBeVisible();
});

it('has the progress bar only while the reader waits for it', async () => {
  for (const isAwaited of [true, false]) {
    jest.mocked(showLater).mockClear();
    jest.mocked(endProgress).mockClear();
    const { unmount } = show(lazyPart(async () => Settings, { isAwaited }));
    expect(await screen.findByText('Text size: large')).toBeVisible();
    unmount(); // by a link in it: from here on, the bar belongs to the navigation
    expect(showLater).toHaveBeenCalledTimes(isAwaited ? 1 : 0);
    expect(endProgress).toHaveBeenCalledTimes(isAwaited ? 1 : 0);
  }
});

it('answers a retry at once while a broken script cannot be loaded again', async () => {
  jest.useFakeTimers();
  markReloaded();
  const load = jest.fn(() => new Promise<typeof Settings>(() => undefined)); // as Next.js does with a broken script
  show(lazyPart(load));
  const filename = `${location.origin}/_next/static/chunks/part.js`;
  fireEvent(window, new ErrorEvent('error', { filename, error: new SyntaxError('<') }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole('button', { name: messages.errors.retry }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errors.partFailed);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
