import { addPolicies } from './add-policies';
import { writeMarkdownFiles } from './markdown-files';
import { checkHostLimits, compressFiles, normaliseExport } from './normalise-export';
import { writeOfflineWorker } from './offline-worker';
import { writeSearchIndex } from './search-index';

/** The steps after `next build`, in this order. Each one returns a short report. */
const steps: ((folder: string) => Promise<string> | string)[] = [
  addPolicies,
  normaliseExport,
  writeMarkdownFiles,
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
