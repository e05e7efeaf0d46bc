import { Script, createContext } from 'node:vm';
import type { Node, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { authoring } from '../content/keep-per-build';
import { explainSyntax, type Explanation, type SyntaxFault } from '../mdx/explain-syntax';
import { prepareSource } from '../mdx/prepare';
import { syntaxPlugins } from '../mdx/syntax';
import { escapeRegExp } from '../text/escape';

type ParsedText = { tree: Root; faults: SyntaxFault[] };

/** Same syntax as the build. */
const parser = unified().use(remarkParse).use(remarkMdx).use(syntaxPlugins);

const nothing: Root = { type: 'root', children: [] };
const maxNesting = 60;
const maxSyntaxFaults = 10;
const maxSeconds = 10;

const tooDeep: Explanation = {
  problem: 'Le texte a trop de niveaux imbriqués',
  fix: 'Sortez une partie des blocs de ceux qui les contiennent.',
};
export const tooSlow: Explanation = {
  problem: 'La lecture du texte prend trop longtemps',
  fix: 'Répartissez le texte sur plusieurs pages.',
};

/** While authoring, all pages but one are unchanged between two checks. Rules do not modify trees. */
const known = new Map<string, ParsedText>();
const maxKnown = 1000;

/** Parses a text with all its syntax faults: after each one the faulty line is blanked and the text parsed again. */
export function parseText(body: string, seconds = maxSeconds): ParsedText {
  if (!authoring) return parseWithRecovery(body, seconds);
  const result = known.get(body) ?? parseWithRecovery(body, seconds);
  if (known.size >= maxKnown) known.clear();
  known.set(body, result);
  return result;
}

function parseWithRecovery(body: string, seconds: number): ParsedText {
  const faults: SyntaxFault[] = [];
  const lines = body.split('\n');
  /** Names of the elements that begin on a line which is blanked: nothing opens them any more. */
  const unopened = new Set<string>();
  for (let pass = 0; pass < maxSyntaxFaults; pass++) {
    try {
      const tree = withinSeconds(seconds, () => parser.parse(prepareSource(lines.join('\n'))) as Root);
      if (depthOf(tree) <= maxNesting) return { tree, faults };
      throw new RangeError();
    } catch (error) {
      const fault = toFault(error, lines);
      const isKnown = faults.some(({ line }) => line === fault.line);
      const closing = /^Unexpected closing slash/.test((error as Error).message) ? fault.line : 0;
      const isConsequence = namesIn(lines[closing - 1], /<\/([\w.]+)/g).some((name) => unopened.has(name));
      if (!isKnown && !isConsequence) faults.push(fault);
      const line = lineToBlank(error, fault, lines);
      // Without a new line to blank, the next parse would fail in the same way.
      if (fault.isFinal || !lines[line - 1]?.trim()) break;
      for (const name of namesIn(lines[line - 1], /<(\w[\w.]*)/g)) unopened.add(name);
      lines[line - 1] = '';
    }
  }
  return { tree: nothing, faults };
}

function namesIn(line = '', tags: RegExp): string[] {
  return [...line.matchAll(tags)].map(([, name = '']) => name);
}

/** Converts an error of the parser; `isFinal` if removing its line would not help. */
function toFault(error: unknown, lines: string[]): SyntaxFault & { isFinal?: boolean } {
  if (error instanceof RangeError || (error as Error).message === 'Maximum call stack size exceeded')
    return { ...tooDeep, line: 1, isFinal: true };
  if (isTimeout(error)) return { ...tooSlow, line: 1, isFinal: true };
  return explainSyntax(error, lines);
}

/**
 * The line to blank after a fault: its own, but where a tag closes an element around the one that is still open, the line on
 * which the latter opens. The elements around it would otherwise stay open too, and be faults of their own.
 */
function lineToBlank(error: unknown, { line }: SyntaxFault, lines: readonly string[]): number {
  const { message } = error as Error;
  const mismatch = /closing tag `<\/([\w.]+)>`, expected .* \((\d+):\d+-\d+:\d+\)/.exec(message);
  if (!mismatch) return line;
  const [, name = '', open] = mismatch;
  const before = lines.slice(0, line - 1).join('\n');
  const count = (start: string): number =>
    before.split(new RegExp(`${start}${escapeRegExp(name)}(?=[\\s>])`)).length;
  return count('<') > count('</') ? Number(open) : line;
}

const timed = createContext({});
const script = new Script('work()');

/**
 * Runs synchronous work with a limit: some inputs keep the parser or a regular expression busy for minutes. The limit counts
 * the time of the processor: on a busy machine, work that was interrupted before it had that much of it begins again.
 */
export function withinSeconds<T>(seconds: number, work: () => T): T {
  for (let timeout = seconds * 1000; ; timeout *= 2) {
    const before = process.cpuUsage();
    try {
      timed.work = work;
      return script.runInContext(timed, { timeout: Math.ceil(timeout) }) as T;
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      if (!isTimeout(error) || (user + system) / 1e6 >= seconds) throw error;
    }
  }
}

/** True for the error that `withinSeconds` throws after its timeout. */
export function isTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Depth of the tree, without recursion: a hostile text would overflow the stack. */
function depthOf(tree: Root): number {
  let depth = 0;
  for (let level: Node[] = [tree]; level.length > 0; depth++)
    level = level.flatMap((node) => (node as { children?: Node[] }).children ?? []);
  return depth;
}
