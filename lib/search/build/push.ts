import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord, Synonyms } from '../types';

export type PushOptions = {
  index: string;
  force: boolean;
  dryRun: boolean;
  report: (line: string) => void;
};

type Client = Pick<
  Algoliasearch,
  'searchForHits' | 'setSettings' | 'saveSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

/** A smaller set, relative to the current one, is taken for a mistake. */
const MIN_SHARE = 0.9;

/** Settings of the hosted index. Attributes and ranking criteria are in order of importance. */
const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(keys)',
    'unordered(hierarchy.lvl1)',
    'unordered(phrases)',
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3),unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'content',
    'unordered(code),unordered(signature)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(lang)', 'hierarchy.lvl0', 'type'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'lang',
    'language',
    'signature',
    'keys',
  ],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'keys'],
  queryLanguages: ['fr', 'en'],
  ignorePlurals: ['fr', 'en'],
  removeStopWords: ['fr', 'en'],
  removeWordsIfNoResults: 'allOptional',
  disableTypoToleranceOnAttributes: ['code'],
  separatorsToIndex: '_.-',
  hitsPerPage: 20,
};

/**
 * Writes settings and synonyms, then replaces all records: the client fills a temporary index and moves it over the current
 * one. Readers keep the current records until then, and if anything fails. Rules made by hand in the service are kept.
 */
export async function pushRecords(
  client: Client,
  records: SearchRecord[],
  synonyms: Synonyms,
  { index, force, dryRun, report }: PushOptions,
): Promise<void> {
  const present = await countPresent(client, index);
  report(`${records.length} records for "${index}", which holds ${present ?? 0}`);
  const problem = findProblem(records.length, present ?? 0);
  if (problem && !force)
    throw new Error(`${problem}\n  → look at the build first; --force uploads it all the same`);
  if (dryRun) return report('Dry run: nothing was sent.');

  const settings = await client.setSettings({ indexName: index, indexSettings });
  const synonymHit = synonyms.map((group, number) => ({
    objectID: `synonyms-${number}`,
    type: 'synonym' as const,
    synonyms: group,
  }));
  const written = await client.saveSynonyms({ indexName: index, synonymHit, replaceExistingSynonyms: true });
  for (const { taskID } of [settings, written]) await client.waitForTask({ indexName: index, taskID });
  report(`${synonymHit.length} synonym groups`);
  await client.replaceAllObjects({ indexName: index, objects: records });
  report(`"${index}" is replaced.`);
}

/** Returns what is wrong with the size of a new set, if anything. */
function findProblem(records: number, present: number): string | undefined {
  if (records === 0) return 'There are no records: uploading them would empty the index.';
  if (records < present * MIN_SHARE)
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
