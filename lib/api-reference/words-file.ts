/** Reads the YAML files that hold the words of the reference pages and reports every fault of a file at once. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { nearest } from '../text/nearest';

type Fault = { line: number; path: string; problem: string; fix: string };

/** All faults of one words file. */
export class WordsError extends Error {
  constructor(file: string, faults: Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const lines = [...faults]
      .sort((a, b) => a.line - b.line)
      .map(({ line, path, problem, fix }) => `${file}:${line}: ${path}: ${problem}\n  → ${fix}`);
    super([`${count} in ${file}`, ...lines].join('\n'));
    this.name = 'WordsError';
  }
}

/** A node of a words file: a text, or a map of nodes. Reports its faults with its path and line. */
export class WordsNode {
  readonly entries = new Map<string, WordsNode>();

  constructor(
    readonly path: string,
    readonly line: number,
    private readonly faults: Fault[],
    /** Undefined for a map. */
    readonly text?: string,
  ) {}

  /** Reports a fault of this node, or of the entry with this key. */
  fault(problem: string, fix: string, key?: string): void {
    const line = (key === undefined ? undefined : this.entries.get(key)?.line) ?? this.line;
    this.faults.push({ line, path: this.pathOf(key), problem, fix });
  }

  /** The text of an entry; empty if it is missing, which is a fault if the text is required. */
  textAt(key: string, required = false): string {
    const node = this.entries.get(key);
    if (node && node.text === undefined) node.fault('is a map, not a text', 'write the text itself');
    else if (!node && required) this.fault('has no words', `add "${key}:" with its text`, key);
    return node?.text ?? '';
  }

  /** The map of an entry; empty if it is missing, which is a fault if the map is required. */
  mapAt(key: string, required = false): WordsNode {
    const node = this.entries.get(key);
    if (node && node.text === undefined) return node;
    if (node) node.fault('is a text, not a map', `write its entries below "${key}:"`);
    else if (required) this.fault('is missing', `add "${key}:" with one entry per name`, key);
    return new WordsNode(this.pathOf(key), node?.line ?? this.line, this.faults);
  }

  /** Reports keys other than the allowed ones. */
  checkKeys(allowed: readonly string[]): void {
    for (const key of this.entries.keys())
      if (!allowed.includes(key)) this.fault('the key is unknown here', suggest(key, allowed), key);
  }

  /** Reports names without words and words without a name. */
  checkNames(names: readonly string[], what: string, required = names): void {
    const missing = required.filter((name) => !this.entries.has(name));
    for (const key of this.entries.keys())
      if (!names.includes(key)) this.fault(`there is no such ${what}`, suggest(key, names, missing), key);
    for (const name of missing) this.fault(`this ${what} has no words`, `add "${name}:" with its text`, name);
  }

  private pathOf(key: string | undefined): string {
    return [this.path, key].filter(Boolean).join(' › ');
  }
}

/** Parses a words file and passes its root to `read`; throws one `WordsError` with all faults. */
export function readWordsFile<T>(source: string, file: string, read: (root: WordsNode) => T): T {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const faults: Fault[] = document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    path: '(YAML)',
    problem: error.message.split('\n')[0] ?? 'not valid YAML',
    fix: 'quote texts that hold « : » or « # », and indent with spaces only',
  }));
  if (faults.length > 0) throw new WordsError(file, faults);
  const root = toNode(document.contents, '', 1, lines, faults) ?? new WordsNode('', 1, faults);
  if (root.entries.size === 0)
    faults.push({ line: 1, path: file, problem: 'has no entries', fix: 'begin with a key such as "intro:"' });
  const result = read(root);
  if (faults.length > 0) throw new WordsError(file, faults);
  return result;
}

function toNode(
  value: unknown,
  path: string,
  parentLine: number,
  lines: LineCounter,
  faults: Fault[],
): WordsNode | undefined {
  const line = lineOf(value, lines) ?? parentLine;
  if (isMap(value)) {
    // An entry begins on the line of its key, not of its value.
    const node = new WordsNode(path, path ? parentLine : line, faults);
    for (const pair of value.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const keyLine = lineOf(pair.key, lines) ?? line;
      const child = toNode(pair.value, path ? `${path} › ${key}` : key, keyLine, lines, faults);
      if (child) node.entries.set(key, child);
    }
    return node;
  }
  const scalar = isScalar(value) ? value.value : undefined;
  if (typeof scalar === 'string' && scalar.trim() !== '')
    return new WordsNode(path, parentLine, faults, scalar.trim());
  if (value === null || scalar === null || scalar === '')
    faults.push({ line, path, problem: 'has no text', fix: 'write its text, or remove the key' });
  else {
    const found = isScalar(value) ? `the ${typeof scalar} ${String(scalar)}` : 'a list';
    faults.push({ line, path, problem: `is ${found}, not a text`, fix: 'put the value between quotes' });
  }
  return undefined;
}

function lineOf(value: unknown, lines: LineCounter): number | undefined {
  const range = isScalar(value) || isMap(value) ? value.range : undefined;
  return range ? lines.linePos(range[0]).line : undefined;
}

/** The nearest right name, among the preferred ones first. */
function suggest(name: string, known: readonly string[], preferred: readonly string[] = []): string {
  const guess = nearest(name, preferred) ?? nearest(name, known);
  if (guess) return `did you mean "${guess}"?`;
  return known.length > 0 ? `remove it; known here: ${known.join(', ')}` : 'remove it';
}
