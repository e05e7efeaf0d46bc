import { render, screen, waitFor } from '@testing-library/react';
import { OfflinePage } from '@/components/offline/OfflinePage';
import { Intl } from '../../support/intl';

const fetchFile = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  globalThis.fetch = fetchFile as unknown as typeof fetch;
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = (locale: 'fr' | 'en' | 'it' = 'fr') =>
  render(
    <Intl locale={locale}>
      <OfflinePage />
    </Intl>,
  );

/** Readers may also open its address while they are online: its text has to be true there too. */
it.each([
  ['fr', /^Sans connexion, /, /êtes hors ligne|cette page ne fait pas partie/],
  ['en', /^Without a connection, /, /you['’]re offline|this page isn['’]t/i],
  ['it', /^Senza connessione, /, /non c’è connessione|questa pagina non/i],
] as const)('says in %s when it is shown, not that the reader is offline', (locale, when, claim) => {
  show(locale);
  expect(screen.getByText(when)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(claim);
});

it('has its links and its button also where the copy gives no data', async () => {
  show();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(document.body).toHaveFocus();
});

it('names the nearest pages of the copy before its links', async () => {
  history.replaceState(null, '', '/fr/v1/guides/features/systemtray');
  const files: Record<string, unknown> = {
    '/fr/pages.json': ['/fr/', '/fr/v1/guides/features/system-tray'],
    '/fr/search/titles.json': {
      pages: [{ url: '/fr/v1/guides/features/system-tray', records: [[0, 'Zone de notification']] }],
    },
  };
  fetchFile.mockImplementation((address) =>
    Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(files[address]) }),
  );
  show();
  await screen.findByRole('link', { name: 'Zone de notification' });
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/fr/v1/guides/features/system-tray');
});
