import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Line of a value in a YAML or JSON text, by its keys and positions; that of its nearest parent if it is missing. */
export function lineOf(text: string, place: readonly (string | number)[]): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = 0;
  for (const name of place) {
    const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    const item = pair ? pair.key : isSeq(node) && node.items[Number(name)];
    offset = rangeOf(item)?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return Math.max(1, lines.linePos(offset).line); // 0 in an empty text
}

function rangeOf(node: unknown): readonly number[] | undefined {
  return (node as { range?: readonly number[] | null } | null | undefined)?.range ?? undefined;
}
