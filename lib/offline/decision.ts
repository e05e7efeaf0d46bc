import type { Decision, Reason } from './types';

const reasons: readonly string[] = [
  'appInstalled',
  'standalone',
  'saveData',
  'mobile',
  'queryString',
  'reader',
  'registered',
] satisfies Reason[];

/** True for a stored decision that can be trusted. */
export function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, reason } = value as Record<string, unknown>;
  return (mode === 'on' || mode === 'off') && typeof reason === 'string' && reasons.includes(reason);
}

/**
 * Once on, offline mode stays on; once turned off by the reader, only an explicit wish turns it on again. A copy that is
 * registered counts as a decision too: storage may be blocked or emptied, and a copy must not be lost by that.
 */
export function decide(stored: Decision | null, trigger: Reason | null, registered: boolean): Decision {
  if (stored?.mode === 'on') return stored;
  if (stored?.mode === 'off' && trigger !== 'queryString') return stored;
  if (trigger) return { mode: 'on', reason: trigger };
  return registered ? { mode: 'on', reason: 'registered' } : { mode: 'off', reason: 'reader' };
}
