import { ContentError, type PageSource } from '../content/types';
import { toFault } from './build-fault';
import { readTree } from './read-tree';
import type { CheckedPage, Fault } from './types';

/** Reads a page's text; where that fails the page has no tree, and `faults` gets the place. */
export function readPage(source: PageSource, kind: CheckedPage['kind'], faults: Fault[]): CheckedPage {
  try {
    return { source, kind, tree: readTree(source.body) };
  } catch (error) {
    faults.push(syntaxFault(error, source));
    return { source, kind };
  }
}

type Placed = Error & {
  reason?: string;
  line?: number;
  column?: number;
  place?: { line?: number; start?: { line: number } };
};

function syntaxFault(error: unknown, source: PageSource): Fault {
  const { reason, message, line, column, place } = error as Placed;
  const at = line ?? place?.line ?? place?.start?.line;
  const inFile = at === undefined ? undefined : (source.lineMap?.[at - 1] ?? at + source.bodyLine - 1);
  // Places inside the message are those of the text below the front matter: the fault has its own.
  const problem = ((reason ?? message).split('\n')[0] ?? message).replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
  const fault = toFault(
    new ContentError(
      source.file,
      inFile,
      problem,
      problem.startsWith('Unexpected character `!`')
        ? 'a comment is written {/* … */}; write \\< for the character alone'
        : 'correct the MDX syntax there: close every tag, and write \\{ and \\< for plain characters',
    ),
    'syntax',
  );
  return typeof column === 'number' && !source.lineMap ? { ...fault, column } : fault;
}
