export type Log = (step: string, ...details: unknown[]) => void;

/** Logs each step behind a prefix while debugging; otherwise does nothing. */
export function createLog(side: 'page' | 'worker', debug: boolean): Log {
  if (!debug) return () => undefined;
  // eslint-disable-next-line no-console -- the debug flag exists to print; it is off unless asked for
  return (step, ...details) => console.log(`[offline:${side}] ${step}`, ...details);
}
