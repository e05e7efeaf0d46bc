/** Code that the reader has changed in a sample, by file name. */
export type Edits = Map<string, string>;

/** Survives navigation to other pages; never stored. */
const editsBySample = new Map<string, Edits>();

/** The reader's changes to a sample. The player updates them while the reader types. */
export function editsOf(name: string): Edits {
  const edits = editsBySample.get(name) ?? new Map<string, string>();
  editsBySample.set(name, edits);
  return edits;
}
