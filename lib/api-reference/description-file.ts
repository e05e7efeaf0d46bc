/** Reads a YAML file of descriptions, compares it with the texts it must hold, and reports every fault at once. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { explainYaml } from '../content/data-fault';
import { ContentError } from '../content/types';
import { nearest, suggest } from '../text/nearest';

type Advice = [problem: string, fix: string];

/** A text that a description file may hold. */
export type Field = {
  /** Names from the root down: `['symbols', 'open', 'params', 'path']`. A final `*` stands for any name. */
  path: string[];
  required?: boolean;
  /** Reported at the owner if the text is missing. */
  missing?: Advice;
  /** Required only if something is written at this path. */
  within?: string[];
  check?: (text: string) => Advice | undefined;
};

/** All faults of description files, in the order of their lines. */
export class DescriptionError extends Error {
  constructor(readonly faults: ContentError[]) {
    super(faults.map(({ message }) => message).join('\n'));
    this.name = 'DescriptionError';
  }
}

/** The texts of a description file, with the line on which each begins. */
export class DescriptionFile {
  private readonly lines = new LineCounter();
  private readonly faults: ContentError[] = [];
  private readonly fields: ReadonlyMap<string, Field>;
  /** Names that may be written below a path. */
  private readonly names = new Map<string, Set<string>>();
  private readonly written = new Map<string, { line: number; text: string; names: string[] }>();

  /** Throws one `DescriptionError` with all faults. */
  constructor(
    source: string,
    private readonly file: string,
    fields: Field[],
  ) {
    this.fields = new Map(fields.map((field) => [toKey(field.path), field]));
    for (const { path } of fields)
      path.forEach((name, index) => {
        const parent = toKey(path.slice(0, index));
        this.names.set(parent, (this.names.get(parent) ?? new Set()).add(name));
      });
    const { contents, errors } = parseDocument(source, { lineCounter: this.lines });
    for (const error of errors) {
      const { line, problem, fix } = explainYaml(error, source);
      this.fault(line, ['Ce n’est pas du YAML valide'], [problem, fix]);
    }
    if (errors.length === 0) {
      this.read(contents, [], 1);
      fields.forEach((field) => this.checkPresence(field));
    }
    this.faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (this.faults.length > 0) throw new DescriptionError(this.faults);
  }

  /** Line of an entry; undefined if it is not written. */
  lineOf(...path: string[]): number | undefined {
    return this.written.get(toKey(path))?.line;
  }

  /** The text at a path, or an empty text. A plain text is shorthand for a map with only a `text`. */
  text(...path: string[]): string {
    const text = this.written.get(toKey(path))?.text;
    return text ?? (path.at(-1) === 'text' ? this.text(...path.slice(0, -1)) : '');
  }

  /** The texts of a map by name, in the order of the fields. */
  texts(...path: string[]): Record<string, string> {
    const names = this.written.get(toKey(path))?.names ?? [];
    return Object.fromEntries(names.map((name) => [name, this.text(...path, name)]));
  }

  private read(value: unknown, path: string[], line: number): void {
    const known = this.names.get(toKey(path));
    const field =
      this.fields.get(toKey(path)) ??
      this.fields.get(toKey([...path, 'text'])) ??
      this.fields.get(toKey([...path.slice(0, -1), '*']));
    const scalar = isScalar(value) ? value.value : undefined;
    const entry = { line, text: '', names: [] as string[] };
    this.written.set(toKey(path), entry);
    if (isMap(value)) {
      if (!known)
        return this.fault(line, path, [
          'un groupe de clés à la place d’un texte',
          'Écrivez le texte lui-même.',
        ]);
      for (const { key, value: inner } of value.items) {
        const name = String(isScalar(key) ? key.value : key);
        const place = isScalar(key) && key.range ? this.lines.linePos(key.range[0]).line : line;
        entry.names.push(name);
        if (known.has(name) || known.has('*')) this.read(inner, [...path, name], place);
        else this.fault(place, [...path, name], explainUnknown(name, path, known, value.has.bind(value)));
      }
      const order = [...known];
      entry.names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    } else if (typeof scalar !== 'string' || scalar.trim() === '') {
      this.fault(line, path, describe(value, scalar));
    } else {
      entry.text = scalar.trim();
      const advice: Advice | undefined = field
        ? field.check?.(entry.text)
        : ['un texte à la place d’un groupe de clés', `Écrivez ses entrées sous « ${path.at(-1)}: ».`];
      if (advice) this.fault(line, path, advice);
    }
  }

  private checkPresence({ path, required, missing, within }: Field): void {
    const isWritten = (names: string[]): boolean => this.written.has(toKey(names));
    const isMissing = (required || missing) && !isWritten(path) && !this.text(...path);
    if (!isMissing || (within && !isWritten(within))) return;
    // Entries and fixed names alternate. If a whole entry is missing, report it once.
    const end = path.findIndex((_, index) => index % 2 === 1 && !isWritten(path.slice(0, index + 1)));
    const place = end < 0 ? path : path.slice(0, end + 1);
    // The line of the nearest map that is written.
    const depth = path.findLastIndex((_, index) => isWritten(path.slice(0, index)));
    const line = this.lineOf(...path.slice(0, depth)) ?? 1;
    if (end < 0 && missing) return this.fault(line, path.slice(0, -1), missing);
    this.fault(line, place, ['il manque la description', `Ajoutez « ${place.at(-1)}: », avec son texte.`]);
  }

  /** A missing entry lacks several texts, and is reported once. */
  private fault(line: number, path: string[], [problem, fix]: Advice): void {
    const fault = new ContentError(this.file, line, `${toKey(path) || 'le fichier'} : ${problem}`, fix);
    if (!this.faults.some((one) => one.problem === fault.problem)) this.faults.push(fault);
  }
}

function toKey(path: string[]): string {
  return path.join(' › ');
}

/** Suggests the nearest known name, preferring those that are not written yet. */
function explainUnknown(
  name: string,
  path: string[],
  names: ReadonlySet<string>,
  isWritten: (name: string) => boolean,
): Advice {
  const missing = [...names].filter((one) => !isWritten(one));
  const guess = nearest(name, missing) ?? nearest(name, names);
  return [
    path.length % 2 === 1 ? 'l’API n’a pas ce nom' : 'clé inconnue ici',
    suggest(guess, `Retirez-le ; noms connus ici : ${[...names].join(', ')}.`),
  ];
}

/** Describes a value that is neither a text nor a map. */
function describe(value: unknown, scalar: unknown): Advice {
  if (value === null || scalar === null || scalar === '')
    return ['un texte vide', 'Écrivez le texte, ou retirez la clé.'];
  const found = isScalar(value) ? `la valeur ${String(scalar)}` : 'une liste';
  return [`${found} à la place d’un texte`, 'Mettez la valeur entre guillemets.'];
}
