/** What a table holds under a word that authors write; undefined for words every object inherits, such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
