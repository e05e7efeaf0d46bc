'use client';

import { LayoutCrash } from '@/components/errors/Crash';

/** Development only: in the export, the navbar's root shows the same page (components/runtime/navbar-island). */
export default function GlobalError(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <LayoutCrash {...props} />
      </body>
    </html>
  );
}
