/** An address of `srcset`: the first word after each comma. The next one is a width or a density. */
const source = /(?<=^\s*|,\s*)[^\s,]+/g;

/** The addresses of `srcset`. */
export function listSources(set: string): string[] {
  return set.match(source) ?? [];
}

/** The same set with other addresses. */
export function mapSources(set: string, map: (address: string) => string): string {
  return set.replace(source, (address) => map(address));
}
