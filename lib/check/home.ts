import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { checkHref } from './link-checker';
import type { Fault, Site } from './types';

/** Addresses that the home page leads to, each on its line; whether the file has its parts is the build's own rule. */
export function checkHomeLinks(content: Site): Fault[] {
  const file = `content/${content.locale}/home.yaml`;
  const place = path.join(content.root, file);
  if (!existsSync(place)) return [];
  const lines = new LineCounter();
  const faults: Fault[] = [];
  visit(parseDocument(readFileSync(place, 'utf8'), { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || (key.value !== 'route' && key.value !== 'href')) return;
      const found = checkHref(String(value.value), '/', content);
      if (!found) return;
      const { line, col } = lines.linePos(value.range?.[0] ?? 0);
      faults.push({ file, line, column: col, rule: found.rule, values: found.values });
    },
  });
  return faults;
}
