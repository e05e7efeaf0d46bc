import type { Glossary } from './glossary';

/** Settings of the hosted index: what is searched first, how ties are decided, which words count. */
export const serviceSettings = {
  searchableAttributes: [
    'unordered(keys)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2),unordered(hierarchy.lvl3),unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(lang)', 'hierarchy.lvl0', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'lang'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'keys'],
  queryLanguages: ['fr', 'en'],
  ignorePlurals: ['fr', 'en'],
  removeStopWords: ['fr', 'en'],
  removeWordsIfNoResults: 'allOptional',
  disableTypoToleranceOnAttributes: ['code'],
  separatorsToIndex: '_.-',
  hitsPerPage: 20,
} as const;

export type Synonym = { objectID: string; type: 'synonym'; synonyms: string[] };

/** The glossary as the hosted service takes it. */
export function toSynonyms(glossary: Glossary): Synonym[] {
  return glossary.map((synonyms, number) => ({ objectID: `glossary-${number}`, type: 'synonym', synonyms }));
}
