import { render, screen } from '@testing-library/react';
import { OfflinePage } from '@/components/offline/OfflinePage';
import { Intl } from '../../support/intl';

/** Readers may also open its address while they are online: its text has to be true there too. */
it.each([
  ['fr', /^Sans connexion, /, /êtes hors ligne|cette page ne fait pas partie/],
  ['en', /^Without a connection, /, /you['’]re offline|this page isn['’]t/i],
  ['it', /^Senza connessione, /, /non c’è connessione|questa pagina non/i],
] as const)('says in %s when it is shown, not that the reader is offline', (locale, when, claim) => {
  render(
    <Intl locale={locale}>
      <OfflinePage />
    </Intl>,
  );
  expect(screen.getByText(when)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(claim);
});
