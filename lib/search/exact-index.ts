import { fold } from './words';

/**
 * Finds records by one of their exact names, or by the ending of a dotted one: `bundle.identifier` for
 * `tauri.bundle.identifier`. Looks into the text of all names as it is: nothing has to be built before the first query.
 */
export class ExactIndex {
  private readonly text: string;
  private readonly known = new Map<string, readonly number[]>();

  /** `keys`: one line for each record, its names between spaces, with `|` for a space inside a name. */
  constructor(keys: string) {
    this.text = `\n${fold(keys)}\n`;
  }

  has(name: string): boolean {
    return this.get(name).length > 0;
  }

  /** Numbers of the records with this (folded) name, in order. */
  get(name: string): readonly number[] {
    let found = this.known.get(name);
    if (!found) {
      found = name === '' ? [] : this.find(name.replaceAll(' ', '|'));
      this.known.set(name, found);
    }
    return found;
  }

  private find(name: string): number[] {
    const { text } = this;
    const found = new Set<number>();
    let line = -1;
    let counted = 0;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (!'\n .'.includes(text.charAt(at - 1)) || !'\n '.includes(text.charAt(at + name.length))) continue;
      for (let end = text.indexOf('\n', counted); end < at; end = text.indexOf('\n', counted)) {
        line += 1;
        counted = end + 1;
      }
      found.add(line);
    }
    return [...found];
  }
}
