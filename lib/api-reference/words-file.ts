/** Reads a YAML file of words, compares it with what it must hold, and reports every fault at once. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { nearest } from '../text/nearest';

type Advice = [problem: string, fix: string];
type Fault = { line: number; path: string; advice: Advice };

/** Shape of a value of a words file: a text, or a map if it has `entries` or `each`. */
export type Shape = {
  required?: boolean;
  /** Reported at the owner if a required text is missing. */
  missing?: Advice;
  check?: (text: string) => Advice | undefined;
  entries?: Readonly<Record<string, Shape>>;
  /** Shape of all entries of a map whose names are free. */
  each?: Shape;
  /** What its entries are: `parameter`. */
  of?: string;
  /** A plain text is shorthand for a map with only a `text`. */
  mayBeText?: boolean;
  /** If the map is missing, its entries are optional. */
  optional?: boolean;
};

/** A text or a map of the file, with the line on which it begins. */
export type Written = { line: number; text: string; entries: ReadonlyMap<string, Written> };

/** All faults of one words file. */
export class WordsError extends Error {
  constructor(file: string, faults: Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const lines = [...faults]
      .sort((a, b) => a.line - b.line)
      .map(({ line, path, advice: [problem, fix] }) => `${file}:${line}: ${path}: ${problem}\n  → ${fix}`);
    super([`${count} in ${file}`, ...lines].join('\n'));
    this.name = 'WordsError';
  }
}

/** Parses a words file; throws one `WordsError` with all faults. */
export function readWordsFile(source: string, file: string, shape: Shape): Written {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(source, { lineCounter: lines });
  const faults: Fault[] = errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    path: '(YAML)',
    advice: [
      message.split('\n')[0] ?? 'not valid YAML',
      'quote texts that hold « : » or « # », and indent with spaces only',
    ],
  }));
  const root = faults.length > 0 ? undefined : new Reader(lines, faults).read(contents, shape, [], 1);
  if (!root || faults.length > 0) throw new WordsError(file, faults);
  return root;
}

class Reader {
  constructor(
    private readonly lines: LineCounter,
    private readonly faults: Fault[],
  ) {}

  read(value: unknown, shape: Shape, path: string[], line: number): Written {
    const written = { line, text: '', entries: new Map<string, Written>() };
    const isText = !shape.entries && !shape.each;
    const scalar = isScalar(value) ? value.value : undefined;
    if (isMap(value)) {
      if (isText) this.fault(line, path, ['is a map, not a text', 'write the text itself']);
      else
        for (const { key, value: inner } of value.items) {
          const name = String(isScalar(key) ? key.value : key);
          const place = isScalar(key) && key.range ? this.lines.linePos(key.range[0]).line : line;
          const known = shape.each ?? this.find(name, shape, path, place, value.has.bind(value));
          if (known) written.entries.set(name, this.read(inner, known, [...path, name], place));
        }
    } else if (typeof scalar === 'string' && scalar.trim() !== '') {
      written.text = scalar.trim();
      const advice = shape.check?.(written.text);
      if (advice) this.fault(line, path, advice);
      if (!isText && !shape.mayBeText)
        this.fault(line, path, ['is a text, not a map', `write its entries below "${path.at(-1)}:"`]);
    } else if (value !== undefined) this.fault(line, path, describe(value, scalar));
    this.addMissing(written, shape, path);
    if (!shape.entries) return written;
    // In the order of the structure, not of the file.
    const names = Object.keys(shape.entries).filter((name) => written.entries.has(name));
    return {
      ...written,
      entries: new Map(names.map((name) => [name, written.entries.get(name) as Written])),
    };
  }

  /** Shape of an entry. Reports an unknown name and suggests the nearest known one, preferring those without words. */
  private find(
    name: string,
    { entries = {}, of }: Shape,
    path: string[],
    line: number,
    isWritten: (name: string) => boolean,
  ): Shape | undefined {
    if (Object.hasOwn(entries, name)) return entries[name];
    const names = Object.keys(entries);
    const missing = names.filter((one) => entries[one]?.required && !isWritten(one));
    const guess = (of && nearest(name, missing)) ?? nearest(name, names);
    const known = names.length > 0 ? `remove it; known here: ${names.join(', ')}` : 'remove it';
    const problem = of ? `there is no such ${of}` : 'the key is unknown here';
    this.fault(line, [...path, name], [problem, guess ? `did you mean "${guess}"?` : known]);
    return undefined;
  }

  private addMissing({ line, text, entries }: Written, { entries: shapes = {}, of }: Shape, path: string[]) {
    for (const [name, shape] of Object.entries(shapes)) {
      if (entries.has(name) || (name === 'text' && text)) continue;
      const place = [...path, name];
      if (shape.missing) this.fault(line, path, shape.missing);
      else if (shape.required && shape.entries && !shape.mayBeText)
        this.fault(line, place, ['is missing', `add "${name}:" with one entry per name`]);
      else if (shape.required)
        this.fault(line, place, [
          of ? `this ${of} has no words` : 'has no words',
          `add "${name}:" with its text`,
        ]);
      if (shape.entries && !shape.mayBeText && !shape.optional)
        this.addMissing({ line, text: '', entries: new Map() }, shape, place);
    }
  }

  private fault(line: number, path: string[], advice: Advice): void {
    this.faults.push({ line, path: path.join(' › '), advice });
  }
}

/** Describes a value that is neither a text nor a map. */
function describe(value: unknown, scalar: unknown): Advice {
  if (value === null || scalar === null || scalar === '')
    return ['has no text', 'write its text, or remove the key'];
  const found = isScalar(value) ? `the ${typeof scalar} ${String(scalar)}` : 'a list';
  return [`is ${found}, not a text`, 'put the value between quotes'];
}
