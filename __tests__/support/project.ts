import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratch';

/** A new folder with these files. */
export function projectWith(files: Record<string, string>): string {
  const root = scratchFolder('project-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** Runs a function that imports modules: they take the new folder for the root of the project. */
export async function inProject<T>(files: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(projectWith(files));
  try {
    const results: T[] = [];
    await jest.isolateModulesAsync(async () => void results.push(await run()));
    return results[0] as T;
  } finally {
    process.chdir(before);
  }
}
