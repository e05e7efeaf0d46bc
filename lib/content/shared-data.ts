import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseJson, projectRoot } from './files';
import { missingFile, readText } from './read-text';
import { withShape, type Shape, type Shaped } from './shape';
import type { ContentError } from './types';

/** Data that all languages share, and the shape of each file. */
const shapes = {
  'content/authors.json': { '*': { name: 'text', title: 'text', url: 'address' } },
  'content/api/versions.json': {
    checked: 'day',
    crates: { '*': 'text' },
    npm: { '*': 'text' },
    actions: { '*': 'text' },
    sources: ['text'],
  },
  'content/latest-pages.json': { '*': 'text' },
  'content/search-synonyms.json': [['text']],
} as const satisfies Record<string, Shape>;

type SharedFile = keyof typeof shapes;

/** What a shared data file holds. */
export type SharedData<File extends SharedFile> = Shaped<(typeof shapes)[File]>;

/** The shared data files. */
export const sharedFiles = Object.keys(shapes) as SharedFile[];

/** Reads a shared data file; throws a `ContentError` for a syntax error, and for a missing, unknown or unfit key. */
export function readShared<File extends SharedFile>(file: File, root = projectRoot): SharedData<File> {
  const text = readText(path.join(root, file));
  return withShape(parseJson(text, file), shapes[file], file, text);
}

/** Files of one language that the site could be built without: no one would notice that they are gone. */
const lists = ['content/fr/published.json', 'content/fr/search.yaml', 'content/fr/essais/stills.json'];

/** A fault for each shared file and list that is missing: a look at the files that exist does not find it. */
export function findMissing(root: string): ContentError[] {
  return [...sharedFiles, ...lists]
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => missingFile(file));
}
