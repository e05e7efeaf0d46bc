import type { Severity } from '../check/types';

/** A fault with its words, as the development server hands it to the page it concerns. */
export type ShownFault = {
  route: string;
  place: string;
  rule: string;
  severity: Severity;
  what: string;
  why: string;
  todo: string;
};

/** Where the check leaves its findings for the development server. */
export const shownFaultsFile = '.cache/check/faults.json';
