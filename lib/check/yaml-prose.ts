import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { GAP } from './prose';
import type { Prose } from './rule';

/** Keys whose values are not French text, or are what readers type. */
const technical = new Set(
  (
    'command code file latin href route value url version date id package repository releasesUrl example since label ' +
    'official words'
  ).split(' '),
);

/** Runs of French text of a YAML or JSON file; code, links, placeholders and English terms are left out. */
export function yamlProse(text: string): Prose[] {
  const lineCounter = new LineCounter();
  const found: Prose[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Pair(_, pair) {
      if (isScalar(pair.key) && technical.has(String(pair.key.value))) return visit.SKIP;
      return undefined;
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const start = node.range[0];
      const raw = text.slice(start, node.range[1]);
      found.push({
        text: plainText(node.value),
        place: (index, snippet) => {
          // Folding and quotes shift the text: search from a little before the expected offset.
          const at = raw.indexOf(snippet, Math.max(0, index - 40));
          const { line, col } = lineCounter.linePos(start + Math.max(0, at >= 0 ? at : raw.indexOf(snippet)));
          return { line, ...(at >= 0 ? { column: col } : {}) };
        },
      });
    },
  });
  return found;
}

/** Markdown without its code, addresses and emphasis, of the same length. */
function plainText(markdown: string): string {
  const gap = (found: string): string => GAP.repeat(found.length);
  return markdown
    .replace(/`+[^`]*`+/g, gap)
    .replace(/\]\([^)]*\)/g, gap)
    .replace(/(?<![*\w])\*[^*\n]+\*(?!\*)/g, gap)
    .replace(/<[^>]*>/g, gap)
    .replace(/\{\w+(?:, \w+,)?|\b(?:one|other) \{/g, gap);
}
