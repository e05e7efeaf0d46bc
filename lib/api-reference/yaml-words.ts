/** Reading the words of the reference pages: YAML with positions, and every fault of a file reported at once. */
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { nearest } from '../text/nearest';

/** A piece of a words file: a text, or named pieces. */
export type WordsNode =
  | { type: 'text'; text: string; line: number }
  | { type: 'map'; entries: Map<string, WordsNode>; line: number };

export type WordsMap = Extract<WordsNode, { type: 'map' }>;

export type WordsFault = { line: number; key: string; problem: string; fix: string };

/** All faults of one words file. */
export class WordsError extends Error {
  constructor(
    readonly file: string,
    readonly faults: WordsFault[],
  ) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const lines = faults.map((f) => `${file}:${f.line}: ${f.key}: ${f.problem}\n  → ${f.fix}`);
    super([`${count} in ${file}`, ...lines].join('\n'));
    this.name = 'WordsError';
  }
}

/** Collects the faults of one file, so that a writer sees them all in one run. */
export class WordsFaults {
  private readonly list: WordsFault[] = [];

  constructor(private readonly file: string) {}

  add(line: number, key: string, problem: string, fix: string): void {
    this.list.push({ line, key, problem, fix });
  }

  throwIfAny(): void {
    if (this.list.length > 0)
      throw new WordsError(
        this.file,
        [...this.list].sort((a, b) => a.line - b.line),
      );
  }
}

/** Parses a words file; what is not a text or a map of texts is a fault. */
export function readWordsFile(source: string, file: string, faults: WordsFaults): WordsMap {
  const lines = new LineCounter();
  const doc = parseDocument(source, { lineCounter: lines });
  for (const error of doc.errors) {
    const message = error.message.split('\n')[0] ?? 'not valid YAML';
    const fix = 'quote texts that hold « : » or « # », and indent with spaces only';
    faults.add(lines.linePos(error.pos[0]).line, '(YAML)', message, fix);
  }
  faults.throwIfAny();
  const node = toNode(doc.contents, '', 1, lines, faults);
  if (node?.type === 'map') return node;
  faults.add(1, file, 'the file holds no map of words', 'begin it with a key such as "intro:"');
  return { type: 'map', entries: new Map(), line: 1 };
}

function toNode(
  value: unknown,
  path: string,
  parentLine: number,
  lines: LineCounter,
  faults: WordsFaults,
): WordsNode | undefined {
  if (isMap(value)) {
    const entries = new Map<string, WordsNode>();
    const line = lineOf(value, lines) ?? parentLine;
    for (const pair of value.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const keyLine = lineOf(pair.key, lines) ?? line;
      const child = toNode(pair.value, path ? `${path} › ${key}` : key, keyLine, lines, faults);
      if (child) entries.set(key, { ...child, line: keyLine });
    }
    return { type: 'map', entries, line };
  }
  const line = lineOf(value, lines) ?? parentLine;
  if (isScalar(value) && typeof value.value === 'string' && value.value.trim() !== '') {
    return { type: 'text', text: value.value.trim(), line };
  }
  const empty = value === null || (isScalar(value) && (value.value === null || value.value === ''));
  const found = isScalar(value) ? `the ${typeof value.value} ${String(value.value)}` : 'a list';
  if (empty) faults.add(line, path, 'has no text', 'write its text, or remove the key');
  else faults.add(line, path, `is ${found}, not a text`, 'put the value between quotes');
  return undefined;
}

function lineOf(value: unknown, lines: LineCounter): number | undefined {
  const range = isScalar(value) || isMap(value) ? value.range : undefined;
  return range ? lines.linePos(range[0]).line : undefined;
}

/** The named map below a map; a missing one is a fault unless nothing is expected in it. */
export function mapAt(
  map: WordsMap,
  key: string,
  path: string,
  required: boolean,
  faults: WordsFaults,
): WordsMap {
  const node = map.entries.get(key);
  const at = path ? `${path} › ${key}` : key;
  if (node?.type === 'text')
    faults.add(node.line, at, 'is a text, not a map', `write its entries below "${key}:"`);
  else if (!node && required) faults.add(map.line, at, 'is missing', `add "${key}:" with one entry per name`);
  return node?.type === 'map' ? node : { type: 'map', entries: new Map(), line: node?.line ?? map.line };
}

/** The named text below a map; a missing one is a fault when required. */
export function textAt(
  map: WordsMap,
  key: string,
  path: string,
  required: boolean,
  faults: WordsFaults,
): string {
  const node = map.entries.get(key);
  const at = path ? `${path} › ${key}` : key;
  if (node?.type === 'map') faults.add(node.line, at, 'is a map, not a text', 'write the text itself');
  else if (!node && required) faults.add(map.line, at, 'has no words', `add "${key}:" with its text`);
  return node?.type === 'text' ? node.text : '';
}

/** Reports names without words and words without a name, with the nearest right name (missing names first). */
export function checkNames(
  map: WordsMap,
  path: string,
  names: string[],
  what: string,
  faults: WordsFaults,
): void {
  const at = (name: string) => (path ? `${path} › ${name}` : name);
  const missing = names.filter((name) => !map.entries.has(name));
  for (const [key, node] of map.entries) {
    if (names.includes(key)) continue;
    const guess = nearest(key, missing) ?? nearest(key, names);
    const known = names.length > 0 ? `remove it; known here: ${names.join(', ')}` : 'remove it';
    faults.add(node.line, at(key), `there is no such ${what}`, guess ? `did you mean "${guess}"?` : known);
  }
  for (const name of missing) {
    faults.add(map.line, at(name), `this ${what} has no words`, `add "${name}:" with its text`);
  }
}
