import MiniSearch from 'minisearch';
import { nameOf } from './records';
import { packPostings, packWords, type Posting } from './packed';
import { namesShape, textsShape, type Shape } from './shapes';
import type { SearchRecord } from './types';
import { isStopWord, splitWords, stem, tellingTokens } from './words';

/** A record in the index: for each field its words, separated by spaces. */
type Document = { id: number } & Record<string, string | number>;

/** The index of names: words of headings, and of exact names. `categoryNames` are those readers see. */
export function indexNames(records: SearchRecord[], categoryNames: Record<string, string> = {}): MiniSearch {
  return index(
    namesShape,
    records.map((record) => nameWords(record, categoryNames[record.hierarchy.lvl0] ?? '')),
  );
}

/** The index of texts, by stem. */
export function indexTexts(records: SearchRecord[]): MiniSearch {
  return index(textsShape, records.map(textWords));
}

/** The words of an index and their postings, as the reader's browser gets them. */
export function pack(engine: MiniSearch, { fields, kinds }: Shape): { words: string; postings: string } {
  const { index, fieldIds } = engine.toJSON();
  const lists = new Map(
    index.map(([word, byField]) => {
      const counts = fields.map(([name]) => byField[String(fieldIds[name])] ?? {});
      const docs = [...new Set(counts.flatMap((count) => Object.keys(count)))].map(Number);
      const postings = docs
        .sort((a, b) => a - b)
        .map((doc) => ({
          doc,
          kind: kindOf(
            counts.map((count) => count[doc] ?? 0),
            kinds,
          ),
        }));
      return [word, postings];
    }),
  );
  const words = [...lists.keys()].sort();
  return { words: packWords(words), postings: packPostings(words.map((word) => lists.get(word) ?? [])) };
}

function kindOf(counts: number[], kinds: Shape['kinds']): Posting['kind'] {
  const kind = kinds.findIndex((own) => own.every((count, field) => count === counts[field]));
  if (kind < 0) throw new Error(`No kind of posting for the counts ${counts.join(', ')}`);
  return kind as Posting['kind'];
}

/** Documents get their words ready made: the pipeline is `words.ts`. */
function index({ fields }: Shape, documents: string[][][]): MiniSearch {
  const engine = new MiniSearch({
    fields: fields.map(([name]) => name),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: Object.fromEntries(fields) },
  });
  engine.addAll(
    documents.map((words, id): Document => ({
      ...Object.fromEntries(fields.map(([name], field) => [name, words[field]?.join(' ') ?? ''])),
      id,
    })),
  );
  return engine;
}

/** Words of the heading, and of the exact names. */
function nameWords(record: SearchRecord, categoryName: string): string[][] {
  const heading = new Set(tellingTokens(nameOf(record)).flatMap(({ surface, parts }) => [surface, ...parts]));
  const names = new Set(record.keys.flatMap(splitWords).filter((word) => !isStopWord(word)));
  if (record.type !== 'lvl1') return [[...heading], [...names]];
  const all = new Set([...heading, ...names]);
  // A category's name finds its pages, below everything else.
  const category = splitWords(`${record.hierarchy.lvl0} ${categoryName}`).filter((word) => !all.has(word));
  return [[...all], [...new Set(category)]];
}

/** Stems of the text, several times where it says them several times, and those that stand in code only. */
function textWords(record: SearchRecord): string[][] {
  const counts = new Map<string, number>();
  const [once, several] = textsShape.kinds.map(([count = 0]) => count) as [number, number];
  // Ids are mostly the English names of the headings.
  for (const word of splitWords(`${record.content}\n${record.anchor ?? ''}`).filter(isTelling))
    counts.set(stem(word), counts.has(stem(word)) ? several : once);
  const code = new Set(splitWords(record.code).filter(isTelling).map(stem));
  return [
    [...counts].flatMap(([word, count]) => Array.from({ length: count }, () => word)),
    [...code].filter((word) => !counts.has(word)),
  ];
}

/** Numbers beyond versions, single letters and stop words only take room. */
function isTelling(word: string): boolean {
  return word.length > 1 && !isStopWord(word) && !/^\d{5,}$|^[\da-f]{16,}$/.test(word);
}
