import { nearest } from '../text/nearest';
import { textAt, type WordsFaults, type WordsMap } from './yaml-words';

/** What is written about one key, variant or option; all texts are Markdown. */
export type EntryWords = {
  text: string;
  example?: string;
  /** Differences between systems. */
  platforms?: string;
  security?: string;
  /** Version of the package that brought it: "1.4". */
  since?: string;
};

const fields = ['text', 'example', 'platforms', 'security', 'since'] as const;

/** Words of one entry, written in short (`key: text`) or in long (`key: { text, example, … }`); absent words stay empty. */
export function entryAt(map: WordsMap, key: string, path: string, faults: WordsFaults): EntryWords {
  const node = map.entries.get(key);
  if (!node) return { text: '' };
  return node.type === 'text' ? { text: node.text } : fieldsOf(node, `${path} › ${key}`, [], faults);
}

/** The texts of a long entry; `structure` names the keys that are read elsewhere. */
export function fieldsOf(map: WordsMap, path: string, structure: string[], faults: WordsFaults): EntryWords {
  const known: string[] = [...fields, ...structure];
  for (const [key, node] of map.entries) {
    if (known.includes(key)) continue;
    const guess = nearest(key, known);
    const fix = guess ? `did you mean "${guess}"?` : `known here: ${known.join(', ')}`;
    faults.add(node.line, `${path} › ${key}`, 'is not a field of an entry', fix);
  }
  const words: EntryWords = { text: textAt(map, 'text', path, true, faults) };
  for (const field of fields.slice(1)) {
    const text = textAt(map, field, path, false, faults);
    if (text) words[field] = text;
  }
  if (words.since && !/^\d+\.\d+(\.\d+)?$/.test(words.since)) {
    faults.add(
      map.line,
      `${path} › since`,
      `"${words.since}" is not a version`,
      'write a version such as "1.4"',
    );
  }
  return words;
}
