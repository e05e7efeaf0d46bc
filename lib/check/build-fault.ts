import type { ContentError } from '../content/types';
import type { RuleId } from './rules';
import type { Fault } from './types';
import { buildWords } from './words/build';

/** A fault made from an error of the build. */
export function toFault(error: ContentError, rule: RuleId = 'build'): Fault {
  return {
    file: error.file,
    ...(error.line ? { line: error.line } : {}),
    // Keys of the front matter begin their line.
    ...(error.column ? { column: error.column } : rule === 'front-matter' ? { column: 1 } : {}),
    rule,
    values: buildWords(error.problem, error.fix),
  };
}
