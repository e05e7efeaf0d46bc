import type { Messages } from '../i18n/translator';
import type { Position } from '../text/position';

/** What is wrong with a configuration file, at a place of its text. */
export type ConfigProblem = Position & {
  /** `tauri.windows[0].titel`; empty at the root and for faults of syntax. */
  path: string;
  /** Name of the message in `checker.problems`, and its placeholders. */
  kind: keyof Messages['checker']['problems'];
  values: Record<string, string>;
  /** What is accepted: names of types for `checker.types`, and values as JSON. */
  expected?: { types: string[]; values: string[] };
  /** Entry of the configuration page. */
  anchor?: string | undefined;
};

/** True for a fault of the text as a whole, whose position says nothing. */
export function isOfWholeText({ kind }: ConfigProblem): boolean {
  return kind === 'tooLong' || kind === 'tooDeep';
}
