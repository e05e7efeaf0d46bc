import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WordsError } from '../yaml-words';
import type { ApiModule, ApiPackage } from './types';
import { documentModule } from './words';
import type { DocumentedModule } from './words-types';

/** The structure of the package, below the project's root; written by `scripts/extract-api.ts`. */
export const structureFile = 'content/api/js.json';

/** The words file of a module: `fs` → `content/fr/api/js/fs.yaml`. */
export function wordsFileOf(module: string, locale = 'fr'): string {
  return `content/${locale}/api/js/${module}.yaml`;
}

/**
 * Reads structure and words of all modules, in the order of the menu; throws one Error with the faults of all files.
 * `fileOf` names the words file of a module, which need not be in the same language for all.
 */
export function loadDocumentedModules(
  root: string,
  fileOf: (module: string) => string = (module) => wordsFileOf(module),
): DocumentedModule[] {
  const faults: string[] = [];
  const documented = readStructure(root).modules.flatMap((module) => {
    const result = tryDocument(module, root, fileOf(module.name));
    if (typeof result !== 'string') return result;
    faults.push(result);
    return [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  return documented;
}

/** The committed structure of the package. */
export function readStructure(root: string): ApiPackage {
  return JSON.parse(readFileSync(path.join(root, structureFile), 'utf8')) as ApiPackage;
}

function tryDocument(module: ApiModule, root: string, file: string): DocumentedModule | string {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return `${file}: the module "${module.name}" has no words\n  → write the file, like those beside it`;
  }
  try {
    return documentModule(module, readFileSync(absolute, 'utf8'), file);
  } catch (error) {
    if (error instanceof WordsError) return error.message;
    throw error;
  }
}
