type Plain = { [key: string]: unknown };

/** Merges objects deeply; any other value of the second one replaces that of the first. */
export function merge<T>(below: T, above: T): T {
  if (!isObject(below) || !isObject(above)) return above;
  const entries = Object.entries(above).map(([key, value]) => [key, merge(below[key], value)]);
  return { ...below, ...Object.fromEntries(entries) } as T;
}

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
