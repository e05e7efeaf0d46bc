/** The weights MiniSearch scores with unless told otherwise; `prefix` is for words that only begin like the one asked for. */
const k = 1.2;
const b = 0.7;
const d = 0.5;
const prefixWeight = 0.375;

/** How much a word tells that stands in `matching` of `documents` documents. */
export function rarity(matching: number, documents: number): number {
  return Math.log(1 + (documents - matching + 0.5) / (matching + 0.5));
}

/** How much `count` times a word counts in a field of `length` different words, as `BM25+` has it. */
export function frequency(count: number, length: number, averageLength: number): number {
  return d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / averageLength));
}

/** How much a word of `length` letters counts for its first `asked` ones. */
export function prefixShare(length: number, asked: number): number {
  return (prefixWeight * length) / (length + 0.3 * (length - asked));
}
