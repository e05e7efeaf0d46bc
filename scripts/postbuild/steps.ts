import { writeLiveScripts } from './live-scripts';
import { writeMachineFiles } from './machine-files';
import { normaliseExport } from './normalise-export';
import { writeOfflineWorker } from './offline-worker';
import { writeSearchIndex } from './search-index';
import { addSecurityPolicies } from './security-policy';
import { writeSocialPictures } from './social-pictures';

/** Everything that needs all pages, in one visible order. Each step answers with a few words on what it did. */
const steps: ((folder: string) => Promise<string> | string)[] = [
  writeLiveScripts,
  normaliseExport,
  writeMachineFiles,
  writeSocialPictures,
  (folder) => writeSearchIndex(folder),
  addSecurityPolicies,
  (folder) => writeOfflineWorker(folder), // last: it lists the files as they are
];

/** Runs all steps over the exported folder; the first fault stops it. */
export async function postbuild(folder: string): Promise<string[]> {
  const report: string[] = [];
  for (const step of steps) report.push(await step(folder));
  return report;
}
