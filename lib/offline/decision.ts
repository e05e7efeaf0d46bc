import { asRecord } from '../text/mapping';
import type { Decision, Reason } from './protocol';

/** The parts of `window` that the signals read. */
export type Surroundings = {
  innerWidth: number;
  location: { search: string };
  matchMedia?: (query: string) => { matches: boolean };
  navigator: Pick<Navigator, 'connection' | 'standalone' | 'getInstalledRelatedApps'>;
};

/** Viewports up to this width, in CSS pixels, count as mobile. */
const MOBILE_WIDTH = 996;

const appModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

type Signal = (around: Surroundings, wasInstalled: boolean) => boolean | Promise<boolean>;

/** The first present signal is stored as the reason: an explicit request takes precedence. */
const signals: [Reason, Signal][] = [
  ['queryString', ({ location }) => new URLSearchParams(location.search).get('offlineMode') === 'true'],
  [
    'appInstalled',
    async ({ navigator }, wasInstalled) =>
      wasInstalled ||
      ((await navigator.getInstalledRelatedApps?.()) ?? []).some(({ platform }) => platform === 'webapp'),
  ],
  [
    'standalone',
    ({ navigator, matchMedia }) =>
      navigator.standalone === true ||
      appModes.some((mode) => matchMedia?.(`(display-mode: ${mode})`).matches),
  ],
  ['saveData', ({ navigator }) => navigator.connection?.saveData === true],
  ['mobile', ({ innerWidth }) => innerWidth > 0 && innerWidth <= MOBILE_WIDTH],
];

/** Returns the first signal that turns offline mode on, or null. */
export async function findTrigger(around: Surroundings, wasInstalled: boolean): Promise<Reason | null> {
  const present = await Promise.all(
    signals.map(async ([, signal]) => {
      try {
        return await signal(around, wasInstalled);
      } catch {
        return false; // not readable here, e.g. installed apps inside a frame
      }
    }),
  );
  return signals[present.indexOf(true)]?.[0] ?? null;
}

/** True for a stored decision of the expected shape. */
export function isDecision(value: unknown): value is Decision {
  const { mode, reason } = asRecord(value);
  const known = [...signals.map(([name]) => name), 'reader', 'registered'];
  return (mode === 'on' || mode === 'off') && typeof reason === 'string' && known.includes(reason);
}

/**
 * Once on, offline mode stays on; once turned off by the reader, only an explicit request turns it on. A registered copy also
 * counts as a decision: storage may be blocked or cleared, and that must not delete a copy.
 */
export function decide(stored: Decision | null, trigger: Reason | null, registered: boolean): Decision {
  if (stored?.mode === 'on') return stored;
  if (stored?.mode === 'off' && trigger !== 'queryString') return stored;
  if (trigger) return { mode: 'on', reason: trigger };
  return registered ? { mode: 'on', reason: 'registered' } : { mode: 'off', reason: 'reader' };
}
