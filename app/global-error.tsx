'use client';

import { crashTexts } from '@/components/errors/crash-texts';
import { messageChain } from '@/components/errors/message-chain';

const { title, retry, cause } = crashTexts.en;

/** The layout itself failed: nothing of the site can be relied on here, so the page is plain and in English. */
export default function LayoutCrash({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <button type="button" onClick={reset}>
            {retry}
          </button>
          <pre>{messageChain(error, cause)}</pre>
        </main>
      </body>
    </html>
  );
}
