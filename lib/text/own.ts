/** Value of a table for a word from an author; undefined for inherited names such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
