import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { GAP } from './prose';
import type { Prose } from './rule';
import type { Place } from './types';

/** Keys whose values are not French text, or are what readers type. */
const technical = new Set(
  (
    'command code file latin href route value url version date id package repository releasesUrl example since label ' +
    'official words'
  ).split(' '),
);

/** A text of a YAML or JSON file with the keys that lead to it. */
type YamlText = {
  keys: string[];
  value: string;
  place: Place;
  /** True if it is written on more than one line. */
  isWrapped: boolean;
  locate: Prose['place'];
};

/** The texts of a YAML or JSON file; a damaged file gives what can be read. */
export function readScalars(text: string): YamlText[] {
  const lines = new LineCounter();
  const found: YamlText[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(position, { value, range }, ancestors) {
      if (position === 'key' || typeof value !== 'string' || !range) return;
      const [start, end] = range;
      const placeAt = (offset: number): Place => {
        const { line, col: column } = lines.linePos(start + offset);
        return { line, column };
      };
      found.push({
        keys: ancestors.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : '')),
        value,
        place: placeAt(0),
        isWrapped: text.slice(start, end).includes('\n'),
        locate(index, snippet) {
          const raw = text.slice(start, end);
          // Folding and quotes shift the text: search from a little before the expected offset.
          const at = raw.indexOf(snippet, Math.max(0, index - 40));
          return at >= 0 ? placeAt(at) : { line: placeAt(Math.max(0, raw.indexOf(snippet))).line };
        },
      });
    },
  });
  return found;
}

/** Runs of French text of a YAML or JSON file; code, links, placeholders and English terms are left out. */
export function yamlProse(text: string): Prose[] {
  return readScalars(text)
    .filter(({ keys }) => !keys.some((key) => technical.has(key)))
    .map(({ value, locate }) => ({ text: plainText(value), place: locate }));
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
