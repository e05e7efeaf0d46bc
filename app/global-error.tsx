'use client';

import { messageChain } from '@/components/errors/message-chain';

type Props = { error: Error };

/** In place of a document whose layout has crashed: plain English, because nothing of the site can be relied on. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="en">
      <body>
        <title>Page Error</title>
        <main>
          <h1>This page crashed.</h1>
          <button type="button" onClick={() => location.reload()}>
            Try again
          </button>
          <hr />
          <pre>{messageChain(error, 'Cause:')}</pre>
        </main>
      </body>
    </html>
  );
}
