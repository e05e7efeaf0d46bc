'use client';

import { useEffect } from 'react';
import { messageChain } from './message-chain';

type Props = { error: Error; reset: () => void; title: string; retry: string; cause: string };

/** Shown in place of a page that failed: what happened, and a way to try again. */
export function CrashView({ error, reset, title, retry, cause }: Props) {
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" className="narrow crash" tabIndex={-1}>
      <div role="alert">
        <h1>{title}</h1>
        <button type="button" onClick={reset}>
          {retry}
        </button>
        <hr />
        <pre tabIndex={0}>{messageChain(error, cause)}</pre>
      </div>
    </main>
  );
}
