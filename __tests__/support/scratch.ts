import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for a test's files. `npm test` deletes all of them at its end (`TEST_SCRATCH`, see scripts/test.ts). */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(path.join(process.env.TEST_SCRATCH ?? tmpdir(), prefix));
}
