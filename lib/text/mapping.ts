/** True for an object with named values: neither null nor a list. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object of unknown shape, or the items of a list by their index; none for any other value. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The items of a list of unknown shape; none for any other value. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** True for a list of texts, which may be empty. */
export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
