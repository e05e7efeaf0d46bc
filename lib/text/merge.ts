type Plain = { [key: string]: unknown };

/** An object completed by another one, key by key; whatever is not an object on both sides is replaced. */
export function merge<T>(below: T, above: T): T {
  if (!isObject(below) || !isObject(above)) return above;
  const entries = Object.entries(above).map(([key, value]) => [key, merge(below[key], value)]);
  return { ...below, ...Object.fromEntries(entries) } as T;
}

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
