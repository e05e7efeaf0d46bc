import { addPolicies } from './add-policies';
import { writeMachineFiles } from './machine-files';
import { checkHostLimits, compressFiles, normaliseExport } from './normalise-export';
import { writeOfflineWorker } from './offline-worker';
import { writeSearchIndex } from './search-index';
import { writeSocialPictures } from './social-pictures';

/** The steps that finish the exported pages, in this order. Each one returns a short report. */
const steps: ((folder: string) => Promise<string> | string)[] = [
  addPolicies,
  normaliseExport,
  writeMachineFiles,
  writeSocialPictures,
  (folder) => writeSearchIndex(folder),
  (folder) => writeOfflineWorker(folder), // after all other files: it lists their hashes
  compressFiles,
  checkHostLimits,
];

/** Runs all steps over the exported folder; stops at the first that fails. */
export async function postbuild(folder: string): Promise<string[]> {
  const report: string[] = [];
  for (const step of steps) report.push(await step(folder));
  return report;
}
