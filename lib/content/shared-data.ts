import path from 'node:path';
import { parseJson, projectRoot } from './files';
import { readText } from './read-text';
import { withShape, type Shape, type Shaped } from './shape';

/** Data that all languages share, and the shape of each file. */
const shapes = {
  'content/authors.json': { '*': { name: 'text', title: 'text', url: 'text' } },
  'content/latest-pages.json': { '*': 'text' },
  'content/search-glossary.json': [['text']],
} as const satisfies Record<string, Shape>;

type SharedFile = keyof typeof shapes;

/** The shared data files. */
export const sharedFiles = Object.keys(shapes) as SharedFile[];

/** Reads a shared data file; throws a `ContentError` for a syntax error, and for a missing, unknown or unfit key. */
export function readShared<File extends SharedFile>(
  file: File,
  root = projectRoot,
): Shaped<(typeof shapes)[File]> {
  const text = readText(path.join(root, file));
  return withShape(parseJson(text, file), shapes[file], file, text);
}
