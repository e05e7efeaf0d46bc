import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { judgeAddress } from './addresses';
import type { Site } from './rule';
import type { Fault } from './types';

/** Faults of the addresses on the home page, whose text is data and not a page. The link rules have their words. */
export function findHomeFaults(site: Pick<Site, 'root' | 'locale' | 'routes' | 'unread'>): Fault[] {
  const file = `content/${site.locale}/home.yaml`;
  if (!existsSync(path.join(site.root, file))) return [];
  const lines = new LineCounter();
  const faults: Fault[] = [];
  visit(parseDocument(readFileSync(path.join(site.root, file), 'utf8'), { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || (key.value !== 'route' && key.value !== 'href')) return;
      const fault = judgeAddress(String(value.value), '/', site);
      const { line, col: column } = lines.linePos(value.range?.[0] ?? 0);
      if (fault) faults.push({ file, line, column, rule: fault.id, values: fault.values });
    },
  });
  return faults;
}
