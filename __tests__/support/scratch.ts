import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for a test's files, deleted when all tests have run. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(path.join(process.env.TEST_SCRATCH ?? tmpdir(), prefix));
}

/** Makes the folder that holds those of the tests: once per run, before its workers start and inherit the variable. */
export function makeScratch(): void {
  process.env.TEST_SCRATCH = mkdtempSync(path.join(tmpdir(), 'site-test-'));
}

/** Deletes it with all that the tests wrote. */
export function deleteScratch(): void {
  if (process.env.TEST_SCRATCH) rmSync(process.env.TEST_SCRATCH, { recursive: true, force: true });
}
