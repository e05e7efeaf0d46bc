import { didYouMean } from '../text/nearest';
import { own } from '../text/own';

export type CodeMeta = {
  title?: string;
  /** Marked lines, from 1. */
  marked: Set<number>;
  /** Lines that a change adds and removes. */
  added: Set<number>;
  removed: Set<number>;
  /** Lines in focus; all other lines are dimmed. */
  focused: Set<number>;
  lineNumbers: boolean;
  /** The block shows a part of its file. */
  fragment: boolean;
  /** Commands stay those of npm. */
  noconvert: boolean;
  /** Why the block is not checked by machine; an empty text if the word stands alone. */
  nocheck?: string;
  /** What is not understood, and what to write instead. */
  faults: { problem: string; fix: string }[];
};

const words = { showLineNumbers: 'lineNumbers', fragment: 'fragment', noconvert: 'noconvert' } as const;
const ranges = { ins: 'added', del: 'removed', focus: 'focused' } as const;
const texts = ['title', 'nocheck'] as const;
const known = [...Object.keys(words), ...Object.keys(ranges), ...texts];

/** A name, with a value between quotes or braces or up to the next space; or lines between braces. */
const part =
  /([\p{L}\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|([^\s"'{}“”«»]+)))?(?=\s|$)|(\{[^}]*\})|\S+/gu;

/**
 * Reads the words after a code block's language: `title="a.ts" {1,3-4} del={5} ins={6-7} focus={2} showLineNumbers fragment
 * nocheck="…"`.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = {
    marked: new Set(),
    added: new Set(),
    removed: new Set(),
    focused: new Set(),
    lineNumbers: false,
    fragment: false,
    noconvert: false,
    faults: [],
  };
  for (const [found, name, double, single, braced, bare, lines] of meta.matchAll(part))
    readPart(result, { found, name, text: double ?? single ?? bare, lines: lines ?? braced });
  return result;
}

type Part = Record<'name' | 'text' | 'lines', string | undefined> & { found: string };

function readPart(result: CodeMeta, { found, name, text, lines }: Part): void {
  const isText = texts.find((one) => one === name);
  const range = name === undefined ? 'marked' : own(ranges, name);
  const word = own(words, name ?? '');
  if (isText && result[isText] !== undefined)
    result.faults.push({ problem: `« ${found} » est un second ${isText}`, fix: 'Gardez-en un seul.' });
  else if (isText && (text || (isText === 'nocheck' && !lines))) result[isText] = text ?? '';
  else if (word && text === undefined && !lines) result[word] = true;
  else if (range && lines) readRanges(result, range, lines);
  else result.faults.push(explainPart(found, name));
}

function explainPart(found: string, name: string | undefined): CodeMeta['faults'][number] {
  const problem = `« ${found} » n’est pas compris`;
  if (name === 'title') return { problem, fix: 'Écrivez title="nom-du-fichier", entre guillemets.' };
  if (name && Object.hasOwn(ranges, name))
    return { problem, fix: `Écrivez les lignes ainsi : ${name}={2,4-6}.` };
  if (name && Object.hasOwn(words, name)) return { problem, fix: `Écrivez ${name} seul.` };
  const advice =
    'Écrivez title="…", {2,4-6}, ins={2,4}, del={2,4}, focus={5-8}, showLineNumbers, fragment, noconvert ou nocheck="raison". ' +
    'Un titre qui contient des guillemets se met entre apostrophes.';
  return { problem, fix: didYouMean(name ?? found, known, advice) };
}

/** Adds the lines of `{1,3-4}`. */
function readRanges(result: CodeMeta, key: 'marked' | 'added' | 'removed' | 'focused', braced: string): void {
  for (const range of braced.slice(1, -1).split(',')) {
    const [, from, to = from] = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(range) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!from || first < 1 || last < first) {
      const problem = `« ${range.trim()} » n’est pas une suite de lignes`;
      result.faults.push({ problem, fix: 'Écrivez des numéros croissants : {2,4-6}.' });
      continue;
    }
    for (let line = first; line <= last; line++) result[key].add(line);
  }
}

/** The lines of a block that its words name and that it does not have. */
export function linesBeyond({ marked, added, removed, focused }: CodeMeta, code: string): number[] {
  const count = code.split('\n').length;
  return [...new Set([...marked, ...added, ...removed, ...focused])].filter((line) => line > count);
}

const comment =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|;|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** True for a line that only holds `highlight-next-line`, `highlight-start` or `highlight-end` in a comment. */
export function isHighlightComment(line: string): boolean {
  return comment.test(line);
}

/** Takes the `highlight-…` comment lines out of a code block and adds what they mark; a range in braces wins over comments. */
export function takeHighlightComments(
  code: string,
  marked: Set<number>,
): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const fromComments = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = comment.exec(line)?.[1];
    if (kind === 'next-line') next = true;
    else if (kind) inside = kind === 'start';
    else {
      kept.push(line);
      if (inside || next) fromComments.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), marked: marked.size > 0 ? marked : fromComments };
}
