'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { messageChain } from './message-chain';

type Props = { error: Error; reset: () => void };

/** In place of a page that has crashed: the messages of the error, and a button that renders the page again. */
export function CrashPage({ error, reset }: Props) {
  const t = useTranslations('errors');
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" className="narrow crash" tabIndex={-1}>
      <div role="alert">
        <h1>{t('crashTitle')}</h1>
        <button type="button" className="button" onClick={reset}>
          {t('retry')}
        </button>
        <hr />
        <pre tabIndex={0}>{messageChain(error, t('cause'))}</pre>
      </div>
    </main>
  );
}
