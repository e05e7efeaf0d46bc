import { Script, createContext } from 'node:vm';
import type { Node, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { prepareSource } from '../mdx/prepare';

/** A syntax error with the message of the parser. */
export type SyntaxFault = { message: string; line: number; column?: number };

export type ReadText = { tree: Root; faults: SyntaxFault[] };

/** Same syntax as the build. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const nothing: Root = { type: 'root', children: [] };
const maxNesting = 60;
const maxSyntaxFaults = 10;
const maxSeconds = 10;

export const tooDeep = 'the text nests too deep';
export const tooSlow = 'the text takes too long to parse';

const authoring = process.env.NODE_ENV === 'development';
/** While authoring, all pages but one are unchanged between two checks. Rules do not modify trees. */
const known = new Map<string, ReadText>();
const maxKnown = 1000;

/** Parses a text with all its syntax faults: after each one the faulty line is blanked and the text parsed again. */
export function readText(body: string, seconds = maxSeconds): ReadText {
  if (!authoring) return parseWithRecovery(body, seconds);
  const result = known.get(body) ?? parseWithRecovery(body, seconds);
  if (known.size >= maxKnown) known.clear();
  known.set(body, result);
  return result;
}

function parseWithRecovery(body: string, seconds: number): ReadText {
  const faults: SyntaxFault[] = [];
  const lines = body.split('\n');
  while (faults.length < maxSyntaxFaults) {
    try {
      const tree = withinSeconds(seconds, () => parser.parse(prepareSource(lines.join('\n'))) as Root);
      if (depthOf(tree) <= maxNesting) return { tree, faults };
      throw new RangeError();
    } catch (error) {
      const fault = toFault(error);
      const isKnown = faults.some(({ line }) => line === fault.line);
      if (!isKnown) faults.push(fault);
      // Without a new line to blank, the next parse would fail in the same way.
      if (isKnown || fault.isFinal || !lines[fault.line - 1]?.trim()) break;
      lines[fault.line - 1] = '';
    }
  }
  return { tree: nothing, faults };
}

type Placed = Error & {
  reason?: string;
  line?: number;
  column?: number;
  place?: { line?: number; start?: { line: number } };
};

/** Converts an error of the parser; `isFinal` if removing its line would not help. */
function toFault(error: unknown): SyntaxFault & { isFinal?: boolean } {
  const { reason, message, line, column, place } = error as Placed;
  if (error instanceof RangeError || message === 'Maximum call stack size exceeded')
    return { message: tooDeep, line: 1, isFinal: true };
  if (isTimeout(error)) return { message: tooSlow, line: 1, isFinal: true };
  const text = (reason ?? message).split('\n')[0] ?? '';
  const fault = { message: text.replace(/ \(\d+:\d+-\d+:\d+\)/g, '') };
  // The parser appends the range of an unclosed element: `<Tabs>` (3:1-3:7).
  const opening = /\((\d+):(\d+)-\d+:\d+\)/.exec(text);
  const at = line ?? place?.line ?? place?.start?.line;
  if (opening && (at === undefined || text.startsWith('Expected a closing tag')))
    return { ...fault, line: Number(opening[1]), column: Number(opening[2]) };
  return { ...fault, line: at ?? 1, ...(typeof column === 'number' ? { column } : {}) };
}

const timed = createContext({});
const script = new Script('work()');

/** Runs synchronous work with a timeout: some inputs keep the parser or a regular expression busy for minutes. */
export function withinSeconds<T>(seconds: number, work: () => T): T {
  timed.work = work;
  return script.runInContext(timed, { timeout: seconds * 1000 }) as T;
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
