import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { on } from '@/lib/browser/events';

/** What the operator's endpoint receives, as JSON; `deploy/report-receiver.mjs` is an example of one. */
type Report =
  | { kind: 'vital'; name: string; value: number }
  | { kind: 'error'; message: string; source: string }
  | { kind: 'not-found'; from: string }
  | { kind: 'empty-search'; query: string };

/** A script that fails in a loop must not flood the endpoint. */
const MAX_REPORTS = 50;
const MAX_TEXT_LENGTH = 300;
/** A query is reported when its reader has stopped typing. */
const TYPING_MS = 2000;

/**
 * Sends web vitals, script errors, unknown addresses and searches without results to the endpoint of the operator. Nothing is stored
 * in the browser, no cookie is sent, and nothing at all for readers who ask not to be tracked.
 */
export function startReport(endpoint: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  let left = MAX_REPORTS;
  const send = (report: Report): void => {
    if (left-- <= 0) return;
    const body = JSON.stringify({ page: location.pathname, ...report }, shorten);
    // Not `sendBeacon`: it sends cookies. A failed request is ignored; reporting it would cause another one.
    fetch(endpoint, { method: 'POST', body, mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => send({ kind: 'vital', name, value }));
  addEventListener('error', ({ message, filename, lineno }) =>
    send({ kind: 'error', message, source: `${filename}:${lineno}` }),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    send({ kind: 'error', message: String(reason), source: '' }),
  );
  // Faults that the site survives are written to the console.
  const log = console.error;
  console.error = (...values) => {
    log(...values);
    send({ kind: 'error', message: values.join(' '), source: 'console' });
  };
  if (document.querySelector('#main.not-found')) send({ kind: 'not-found', from: document.referrer });
  let typing: ReturnType<typeof setTimeout> | undefined;
  on('search:answered', (query) => {
    clearTimeout(typing);
    if (query) typing = setTimeout(() => send({ kind: 'empty-search', query }), TYPING_MS);
  });
}

function shorten(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value;
}
