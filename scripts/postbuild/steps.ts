import { writeLiveScripts } from './live-scripts';
import { makeMarkdownCopies, writeMachineFiles } from './machine-files';
import { checkHostLimits, normaliseExport } from './normalise-export';
import { writeOfflineWorker } from './offline-worker';
import { makeSearchIndexes, writeSearchIndex } from './search-index';
import { addSecurityPolicies } from './security-policy';
import { drawSocialPictures, writeSocialPictures } from './social-pictures';

type Step = (folder: string) => Promise<string> | string;

/**
 * Everything that needs all pages, in one visible order. Steps of one row write files of their own that no other of the
 * row reads: they run together, so that all processors are busy. Each step answers with a few words on what it did.
 */
const rows: Step[][] = [
  [writeLiveScripts],
  [normaliseExport],
  [writeMachineFiles, writeSocialPictures, (folder) => writeSearchIndex(folder)],
  [addSecurityPolicies],
  [(folder) => writeOfflineWorker(folder)], // last: it lists the files as they are
  [checkHostLimits],
];

/** What needs the content alone: made while the framework writes the pages, and kept until the steps ask for it. */
export async function prepare(): Promise<void> {
  await Promise.all([drawSocialPictures(), makeMarkdownCopies(), makeSearchIndexes()]);
}

/** Runs all steps over the exported folder; the first fault stops it. */
export async function postbuild(folder: string): Promise<string[]> {
  const report: string[] = [];
  for (const row of rows) report.push(...(await Promise.all(row.map((step) => step(folder)))));
  return report;
}
