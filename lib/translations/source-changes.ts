import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { git } from '../content/git';
import { lastUpdateOf } from '../content/last-update';

/** How a source file has changed since it was translated; what the history does not know is left out. */
export type SourceChange = {
  /** Day of the source's last change. */ date?: string;
  /** Lines. */ added?: number;
  removed?: number;
};

const hashLength = 12;

/**
 * Git's name of a text, its first 12 digits. Translations keep that of the source they were made from: it needs no history
 * to be compared, and with one it finds the old text again.
 */
export function sourceHashOf(text: string | Buffer): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, hashLength);
}

/** Change of a source file since the version with that hash; undefined when it is still the same, or gone. */
export function findSourceChange(file: string, sourceHash: string): SourceChange | undefined {
  const place = path.join(projectRoot, file);
  if (!existsSync(place)) return undefined;
  const now = sourceHashOf(readFileSync(place));
  if (now === sourceHash) return undefined;
  const date = lastUpdateOf(file);
  const [, added, removed] =
    /^(\d+)\t(\d+)\t/.exec(git(projectRoot, 'diff', '--numstat', sourceHash, now)) ?? [];
  return { ...(date ? { date } : {}), ...(added ? { added: Number(added), removed: Number(removed) } : {}) };
}
