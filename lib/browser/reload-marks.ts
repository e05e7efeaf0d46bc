import { readStoredJson, writeStored } from './storage';

/** Paths loaded again by themselves, by the build they were loaded for; the latest build is last. */
type Marks = [build: string, ...paths: string[]][];

/** More than the site has pages: a build whose list is full is loaded again by nobody but the reader. */
export const maximumPaths = 150;
const maximumBuilds = 2;

/**
 * Notes in this tab that a path is about to be loaded again by itself for a build. False when that has happened before, or
 * cannot be remembered: at most one such load for each build and path, ever, so that nothing can loop.
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
