import { nearest } from '../../text/nearest';
import { checkNames, mapAt, textAt, type WordsFaults, type WordsMap, type WordsNode } from '../yaml-words';
import type { WordsShape } from './words-shape';
import type { Words } from './words-types';

const optionalTexts = ['returns', 'throws', 'platforms', 'security', 'example'] as const;

/** Words of one symbol or member and the version they add, checked against what it needs. */
export function readWords(
  node: WordsNode,
  path: string,
  shape: WordsShape,
  faults: WordsFaults,
): Words & { since?: string } {
  const map = toMap(node);
  checkKeys(map, path, allowedKeys(shape), faults);
  const words: Words & { since?: string } = {
    text: textAt(map, 'text', path, true, faults),
    params: readNames(map, 'params', path, shape.params, 'parameter', faults),
    typeParams: map.entries.has('typeParams')
      ? readNames(map, 'typeParams', path, shape.typeParams, 'type parameter', faults)
      : {},
    line: node.line,
  };
  for (const key of optionalTexts) {
    const text = textAt(map, key, path, false, faults);
    if (text) words[key] = text;
  }
  if (shape.returns === 'required' && !map.entries.has('returns')) {
    const fix = 'add "returns:" with what the caller receives';
    faults.add(node.line, path, 'the returned value has no words', fix);
  }
  if (shape.example && !map.entries.has('example')) {
    const fix = 'add "example: |" with a short TypeScript module that imports what it uses';
    faults.add(node.line, path, `this ${shape.kind} has no example`, fix);
  }
  const since = readSince(map, path, shape, faults);
  return since ? { ...words, since } : words;
}

/** Reports keys nobody reads, with the nearest right one. */
export function checkKeys(map: WordsMap, path: string, allowed: string[], faults: WordsFaults): void {
  for (const [key, node] of map.entries) {
    if (allowed.includes(key)) continue;
    const guess = nearest(key, allowed);
    const at = path ? `${path} › ${key}` : key;
    const fix = guess ? `did you mean "${guess}"?` : `remove it; known here: ${allowed.join(', ')}`;
    faults.add(node.line, at, 'the key is unknown here', fix);
  }
}

/** A text alone is short for an entry with nothing but a text. */
function toMap(node: WordsNode): WordsMap {
  return node.type === 'map' ? node : { type: 'map', entries: new Map([['text', node]]), line: node.line };
}

function allowedKeys(shape: WordsShape): string[] {
  const keys = ['text', 'throws', 'platforms', 'security', 'since', 'example'];
  if (shape.params.length) keys.push('params');
  if (shape.typeParams.length) keys.push('typeParams');
  if (shape.returns !== 'none') keys.push('returns');
  if (shape.hasMembers) keys.push('members');
  return keys;
}

function readNames(
  map: WordsMap,
  key: string,
  path: string,
  names: string[],
  what: string,
  faults: WordsFaults,
): Record<string, string> {
  if (names.length === 0) return {};
  const texts = mapAt(map, key, path, false, faults);
  const within = `${path} › ${key}`;
  checkNames(texts, within, names, what, faults);
  const known = names.filter((name) => texts.entries.has(name));
  return Object.fromEntries(known.map((name) => [name, textAt(texts, name, within, true, faults)]));
}

function readSince(map: WordsMap, path: string, shape: WordsShape, faults: WordsFaults): string | undefined {
  const line = map.entries.get('since')?.line;
  const since = textAt(map, 'since', path, false, faults);
  if (!since || line === undefined) return undefined;
  if (!/^\d+\.\d+\.\d+$/.test(since)) {
    faults.add(line, `${path} › since`, `"${since}" is not a version`, 'write three numbers: "1.4.0"');
  } else if (shape.since) {
    faults.add(line, `${path} › since`, `the package already says ${shape.since}`, 'remove the key');
  }
  return since;
}
