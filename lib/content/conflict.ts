import { linesWithoutCode } from '../text/without-code';
import { ContentError } from './types';

/** What Git leaves in a text where two versions of it differ, where, and what to do. */
type Conflict = { line: number; problem: string; fix: string };

const twoVersions = {
  problem: 'des marqueurs de conflit de Git : deux versions du même passage se suivent',
  fix: 'Gardez l’une des deux versions, et retirez les lignes <<<<<<<, |||||||, ======= et >>>>>>>.',
};

/** Only this mark is left: Markdown takes it for the line under a title. */
const rest = {
  problem: 'une ligne =======, reste d’un conflit de Git',
  fix: 'Retirez-la, et relisez ce qui l’entoure. Un titre s’écrit ## Titre {#titre}.',
};

/** The first mark of a conflict; nothing without one. A line of equals signs may also be part of a code block. */
export function findConflict(text: string): Conflict | undefined {
  const mark = text.split('\n').findIndex((line) => /^(?:<{7}|>{7}|\|{7})(?: .*)?$/.test(line));
  if (mark >= 0) return { line: mark + 1, ...twoVersions };
  const alone = linesWithoutCode(text).indexOf('=======');
  return alone >= 0 ? { line: alone + 1, ...rest } : undefined;
}

/** The fault of a file with a conflict; nothing without one. */
export function conflictFault(text: string, file: string): ContentError | undefined {
  const found = findConflict(text);
  return found && new ContentError(file, found.line, `Le fichier contient ${found.problem}`, found.fix);
}
