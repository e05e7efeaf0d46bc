import { isMapping } from './mapping';

/** Merges objects deeply; any other value of the second one replaces that of the first. */
export function merge<T>(below: T, above: T): T {
  if (!isMapping(below) || !isMapping(above)) return above;
  const entries = Object.entries(above).map(([key, value]) => [key, merge(below[key], value)]);
  return { ...below, ...Object.fromEntries(entries) } as T;
}
