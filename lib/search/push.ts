import type { Algoliasearch } from 'algoliasearch';
import type { Glossary } from './glossary';
import { serviceSettings, toSynonyms } from './service-settings';
import type { SearchRecord } from './types';

export type PushOptions = { index: string; force: boolean; dryRun: boolean; report: (line: string) => void };

type Client = Pick<
  Algoliasearch,
  | 'searchForHits'
  | 'setSettings'
  | 'saveSynonyms'
  | 'batch'
  | 'operationIndex'
  | 'waitForTask'
  | 'deleteIndex'
>;

const batchSize = 1_000;
/** A new set smaller than this share of the present one is taken for a mistake. */
const leastShare = 0.9;

/**
 * Replaces the hosted index as a whole: settings, synonyms and records go to an index beside it, which then takes its
 * place at once. Readers find the old one until then, and keep it when anything fails.
 */
export async function pushRecords(
  client: Client,
  records: SearchRecord[],
  glossary: Glossary,
  { index, force, dryRun, report }: PushOptions,
): Promise<void> {
  const present = await countPresent(client, index);
  report(`${records.length} records for "${index}", which holds ${present ?? 'nothing yet'}`);
  const problem = findProblem(records.length, present ?? 0);
  if (problem && !force)
    throw new Error(`${problem}\n  → look at the build first; --force uploads it all the same`);
  if (dryRun) return report('Dry run: nothing was sent.');

  const beside = `${index}_next_${Date.now().toString(36)}`;
  try {
    // Rules made by hand in the service are the only thing kept.
    if (present !== undefined)
      await done(
        client,
        index,
        client.operationIndex({
          indexName: index,
          operationIndexParams: { operation: 'copy', destination: beside, scope: ['rules'] },
        }),
      );
    await done(
      client,
      beside,
      client.setSettings({ indexName: beside, indexSettings: serviceSettings as never }),
    );
    const synonyms = toSynonyms(glossary);
    await done(
      client,
      beside,
      client.saveSynonyms({ indexName: beside, synonymHit: synonyms, replaceExistingSynonyms: true }),
    );
    report(`${synonyms.length} synonym groups`);
    for (let first = 0; first < records.length; first += batchSize) {
      const requests = records.slice(first, first + batchSize).map((record) => ({
        action: 'addObject' as const,
        body: record as unknown as Record<string, unknown>,
      }));
      await done(client, beside, client.batch({ indexName: beside, batchWriteParams: { requests } }));
      report(`${Math.min(records.length, first + batchSize)} of ${records.length} records`);
    }
    await done(
      client,
      beside,
      client.operationIndex({
        indexName: beside,
        operationIndexParams: { operation: 'move', destination: index },
      }),
    );
    report(`"${index}" is replaced.`);
  } catch (error) {
    await client.deleteIndex({ indexName: beside }).catch(() => undefined); // the failure itself is what matters
    throw error;
  }
}

/** What is wrong with the size of a new set, if anything. */
export function findProblem(records: number, present: number): string | undefined {
  if (records === 0) return 'There are no records: uploading them would empty the index.';
  if (records < present * leastShare)
    return `There are ${records} records where the index holds ${present}: more than a tenth would be lost.`;
  return undefined;
}

async function countPresent(client: Client, indexName: string): Promise<number | undefined> {
  try {
    const { results } = await client.searchForHits({ requests: [{ indexName, query: '', hitsPerPage: 0 }] });
    return results[0]?.nbHits;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}

async function done(client: Client, indexName: string, started: Promise<{ taskID: number }>): Promise<void> {
  const { taskID } = await started;
  await client.waitForTask({ indexName, taskID });
}
