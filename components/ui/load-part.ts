import { keys, markOnce } from '@/lib/browser/storage';

const TIMEOUT_MS = 30_000;
/** A script that never comes must not keep the page from being reloaded. */
const FRESH_TIMEOUT_MS = 3_000;
/** Time for the part to arrive after a broken script that may belong to a prefetched page. */
const BROKEN_DELAY_MS = 1_000;
const SCRIPTS = '/_next/static/';

/** A script that has arrived broken: only a reload of the page loads it again. */
export class BrokenScriptError extends Error {}

/** Rejects when a script arrives broken, which the client of Next.js never reports, or does not come in time. */
export async function rejectBroken<T>(loading: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const broken = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('A script has timed out')), TIMEOUT_MS);
    const onError = ({ filename, message, error }: ErrorEvent): void => {
      // Other errors in these scripts come from code that runs, not from loading.
      if (filename.includes(SCRIPTS) && error instanceof SyntaxError)
        setTimeout(() => reject(new BrokenScriptError(`${filename}: ${message}`)), BROKEN_DELAY_MS);
    };
    window.addEventListener('error', onError, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([loading, broken]).finally(() => controller.abort());
}

/** Reloads the page as `reloadFresh` does, unless this tab has already done so for this build: a deployment may have removed a script. */
export async function reloadOnce(): Promise<boolean> {
  return navigator.onLine && markOnce(`${keys.partReload}.${process.env.SITE_BUILD}`) && reloadFresh();
}

/**
 * Reloads the page after refetching the files of its parts: the HTTP cache may hold an error response in place of one. Returns false, and
 * leaves the reader the page, if a reload would not bring one of this site: the host may be down, or behind a portal.
 */
export async function reloadFresh(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.text())
    .catch(() => '');
  if (!page.includes(SCRIPTS)) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const entries = performance.getEntriesByType('resource');
  const late = entries.filter(({ startTime }) => startTime > (load?.loadEventEnd ?? 0));
  // Pending scripts have no entry yet.
  const pending = [...document.scripts].filter(({ src }) => !entries.some(({ name }) => name === src));
  const files = [...late.map(({ name }) => name), ...pending.map(({ src }) => src)];
  const signal = AbortSignal.timeout(FRESH_TIMEOUT_MS);
  const refetch = (address: string): Promise<unknown> => fetch(address, { cache: 'reload', signal });
  await Promise.allSettled(files.filter((address) => /\.(?:js|css)$/.test(address)).map(refetch));
  location.reload();
  return true;
}
