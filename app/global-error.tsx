'use client';

import { LayoutCrash } from '@/components/errors/LayoutCrash';

/** In development; in the export the bar's own root shows the same (components/live/navbar-island). */
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
