/**
 * Stands in for two modules of the framework while the site is built (next.config.ts): exported pages neither start it in the
 * browser (lib/export/live-script) nor ask for its data. To make both would take a tenth of the build.
 */

/** In place of the framework's start in the browser, and of React with it. */
export function hydrate(): void {}

/** In place of the data of each page, cut into pieces: no pieces. */
export function collectSegmentData(): Promise<Map<string, Uint8Array>> {
  return Promise.resolve(new Map<string, Uint8Array>());
}

/** In place of hints about those pieces: none. */
export function collectPrefetchHints(): Promise<null> {
  return Promise.resolve(null);
}
