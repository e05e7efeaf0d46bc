import { readStoredJson, writeStored } from './storage';

/** Paths that were reloaded automatically, by build; the latest build is last. */
type Marks = [build: string, ...paths: string[]][];

/** More than the site has pages. Once the list of a build is full, only the reader can reload its pages. */
export const maximumPaths = 150;
const maximumBuilds = 2;

/**
 * Records in this tab that a path is about to be reloaded automatically for a build. Returns false if that has happened before or cannot
 * be stored: at most one automatic reload for each build and path, so that nothing can loop.
 */
export function markReload(key: string, build: string, path: string): boolean {
  const marks = readStoredJson(key, isMarks, 'session') ?? [];
  const [, ...paths] = marks.find(([name]) => name === build) ?? [build];
  if (paths.includes(path) || paths.length >= maximumPaths) return false;
  const others = marks.filter(([name]) => name !== build).slice(1 - maximumBuilds);
  return writeStored(key, JSON.stringify([...others, [build, ...paths, path]] satisfies Marks), 'session');
}

function isMarks(value: unknown): value is Marks {
  return (
    Array.isArray(value) &&
    value.every(
      (mark) => Array.isArray(mark) && mark.length > 0 && mark.every((part) => typeof part === 'string'),
    )
  );
}
