import type { Severity } from '../check/types';

/** A fault with its words, as the development server hands it to the page it concerns. */
export type ShownFault = {
  route: string;
  place: string;
  rule: string;
  severity: Severity;
  message: string;
  fix: string;
};

/** What the check knows: while one is under way, `faults` are those of the one before. */
export type CheckState = { checking: boolean; faults: ShownFault[] };

/** Where the check leaves its findings for the development server. */
export const shownFaultsFile = '.cache/check/faults.json';
