import { areTexts } from '../text/mapping';
import { keys, readStoredJson, writeStored } from './storage';

/** Texts of a part of the page, such as a sample, by the name of their field. */
export type KeptTexts = Map<string, string>;

const KEY = `${keys.typedText}.parts`;

let parts: Map<string, KeptTexts> | undefined;

/** What the reader has typed into a part that loads on request. It lasts as long as the browser tab, over navigations and reloads. */
export function keptTexts(part: string): KeptTexts {
  parts ??= readParts();
  const texts = parts.get(part) ?? new Map<string, string>();
  parts.set(part, texts);
  return texts;
}

/** Reads what the last document has stored, and stores the texts when this one is left. */
function readParts(): Map<string, KeptTexts> {
  const stored = readStoredJson(KEY, isLists, 'session') ?? [];
  const read = new Map(stored.map(([part = '', ...texts]) => [part, toMap(texts)]));
  window.addEventListener('pagehide', () => {
    const lists = [...read].map(([part, texts]) => [part, ...[...texts].flat()]);
    writeStored(KEY, JSON.stringify(lists), 'session');
  });
  return read;
}

/** `[field, text, field, text]` */
function toMap(texts: string[]): KeptTexts {
  return new Map(texts.flatMap((field, index) => (index % 2 === 0 ? [[field, texts[index + 1] ?? '']] : [])));
}

function isLists(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every(areTexts);
}
