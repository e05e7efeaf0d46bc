import {
  isAlias,
  isMap,
  isNode,
  isSeq,
  visit,
  type Document,
  type LineCounter,
  type Node,
  type Scalar,
} from 'yaml';
import { quoteValue, type DataFault } from './data-fault';

/**
 * First place of a YAML text where a part of a value is taken for syntax: `&`, `!` and `*` before a word, ` #` in a text, `: ` in
 * an entry of a list. Values of the front matter need none of these; aliases may also expand beyond all memory.
 */
export function findLostText(doc: Document, text: string, lines: LineCounter): DataFault | undefined {
  let found: { offset: number; problem: string; fix: string } | undefined;
  visit(doc, (_, node) => {
    if (!isNode(node)) return undefined;
    const [start = 0, end = start] = node.range ?? [];
    if (hasMark(node)) {
      // The mark precedes the value, or is all of it.
      const before = /[!&]\S*\s*$/.exec(text.slice(0, start))?.index ?? start;
      const [mark = ''] = /^\S+/.exec(text.slice(before)) ?? [];
      const problem = `La valeur commence par « ${mark} », que YAML ne lit pas comme du texte`;
      found = { offset: before, problem, fix: quoteValue };
    } else if (isSeq(node)) {
      const offset = node.items.find(isMap)?.range?.[0];
      if (offset !== undefined) {
        const [entry = ''] = text.slice(offset).split('\n');
        const problem = `L’entrée « ${entry.trim()} » se lit comme une clé et sa valeur, à cause de « : »`;
        found = { offset, problem, fix: quoteValue.replace('valeur', 'ligne') };
      }
    } else if (isPlain(node)) {
      const comment = commentAfter(node, start, end, text);
      const fix = `${quoteValue} Un commentaire se place sur une ligne à lui, sans retrait de plus.`;
      if (comment)
        found = {
          offset: text.indexOf('#', end),
          problem: `« ${comment} » n’est pas lu : # commence un commentaire`,
          fix,
        };
    }
    return found && visit.BREAK;
  });
  if (!found) return undefined;
  const { offset, problem, fix } = found;
  const { line, col: column } = lines.linePos(offset);
  return { problem, fix, line, column };
}

/** True for an alias, and for a value with a name or a tag in front of it. */
function hasMark(node: Node): boolean {
  const { anchor, tag } = node as { anchor?: string; tag?: string };
  return isAlias(node) || Boolean(anchor) || Boolean(tag);
}

/** True for a text without quotation marks, and for no value at all. */
function isPlain(node: unknown): node is Scalar {
  const { type, value, source } = node as Scalar;
  return type === 'PLAIN' && (typeof value === 'string' || source === '');
}

/** A comment that looks like a part of a text: on its line, in place of it, or below it with more indentation. */
function commentAfter({ source }: Scalar, start: number, end: number, text: string): string | undefined {
  const rest = text.slice(end);
  const onLine = (source === '' ? /^[^\S\n]*#.*/ : /^[^\S\n]+#.*/).exec(rest)?.[0];
  if (onLine !== undefined) return onLine.trim();
  const [, indent = '', below] = /^[^\S\n]*\n([^\S\n]+)(#.*)/.exec(rest) ?? [];
  const own = /^[^\S\n]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
  return indent.length > own.length ? below : undefined;
}
