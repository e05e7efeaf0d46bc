import type { Severity } from '../check/types';

/** A fault with its texts, as the development overlay shows it. */
export type ShownFault = {
  route: string;
  place: string;
  rule: string;
  severity: Severity;
  message: string;
  fix: string;
};

/** State of the check; while one runs, `faults` are those of the previous one. */
export type CheckState = { checking: boolean; faults: ShownFault[] };
