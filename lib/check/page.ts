import type { Code, Definition, Heading, Link, Node, Nodes, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageSource, ParsedPage } from '../content/types';
import { isHighlightComment, parseCodeMeta, type CodeMeta } from '../mdx/code-meta';
import { splitIds } from '../mdx/headings';
import { canonicalLanguage } from '../mdx/highlight';
import { readPlain } from '../mdx/literal';
import { readText, type SyntaxFault } from './parse';
import type { Finding, Place } from './types';

/** `page`: an `.mdx` file; `partial`: text that other pages include; `generated`: a reference page made from data. */
export type PageKind = 'page' | 'partial' | 'generated';

type Positioned = { position?: Node['position'] };

export type HeadingEntry = { node: Heading; text: string; ids: string[] };

/** A component or HTML element; `values` holds its plain attribute values (undefined for an expression with code). */
export type ElementEntry = { node: MdxJsxFlowElement; name: string; values: Map<string, unknown> };

/** A link target as the author wrote it, in Markdown, a definition, or an attribute. */
export type AddressEntry = { node: Link | Definition | MdxJsxFlowElement; href: string; element?: string };

/** A code block. Comments that mark lines and lines that a change removes are blanked. */
export type Sample = { node: Code; lang: string; meta: CodeMeta; code: string };

/** A content file with its syntax tree and the lists the rules need, each made on first use. */
export class CheckedPage {
  /** Result of the build's own parse; missing if the page cannot be rendered or was not. */
  parsed?: ParsedPage;
  private readonly kept = new Map<string, unknown>();

  constructor(
    readonly source: PageSource,
    readonly kind: PageKind = 'page',
    /** Whole file, for the lines of its front matter. */
    readonly text = '',
  ) {}

  get file(): string {
    return this.source.file;
  }

  get isPost(): boolean {
    return this.source.route.startsWith('/blog/');
  }

  /** Syntax tree. After a syntax error the faulty lines are missing from it. */
  get tree(): Root {
    return this.read.tree;
  }

  get syntaxFaults(): SyntaxFault[] {
    return this.read.faults;
  }

  /** Lines of the text below the front matter. */
  get lines(): string[] {
    return this.once('lines', () => this.source.body.split('\n'));
  }

  get headings(): HeadingEntry[] {
    return this.once('headings', () => this.nodes('heading').map(readHeading));
  }

  get elements(): ElementEntry[] {
    return this.once('elements', () =>
      [...this.nodes('mdxJsxFlowElement'), ...this.nodes('mdxJsxTextElement')].map((node) => ({
        node: node as MdxJsxFlowElement,
        name: node.name ?? '',
        values: new Map(
          node.attributes.flatMap((one) =>
            one.type === 'mdxJsxAttribute' ? [[one.name, valueOf(one)] as const] : [],
          ),
        ),
      })),
    );
  }

  get addresses(): AddressEntry[] {
    return this.once('addresses', () => [
      ...[...this.nodes('link'), ...this.nodes('definition')].map((node) => ({ node, href: node.url })),
      ...this.elements.flatMap(({ node, name, values }) => {
        const href = values.get(name === 'Cards' ? 'of' : 'href');
        return typeof href === 'string' ? [{ node, href, element: name }] : [];
      }),
    ]);
  }

  get samples(): Sample[] {
    return this.once('samples', () =>
      this.nodes('code').map((node) => {
        const meta = parseCodeMeta(node.meta ?? '');
        const isBlanked = (line: string, number: number): boolean =>
          meta.removed.has(number) || isHighlightComment(line);
        // Blank lines in the place of removed ones, so that faults keep their line.
        const lines = node.value.split('\n').map((line, index) => (isBlanked(line, index + 1) ? '' : line));
        return { node, lang: canonicalLanguage(node.lang ?? ''), meta, code: lines.join('\n') };
      }),
    );
  }

  /** Every node of a type, in the order of the text. */
  nodes<Type extends Nodes['type']>(type: Type): Extract<Nodes, { type: Type }>[] {
    return (this.index.byType.get(type) ?? []) as Extract<Nodes, { type: Type }>[];
  }

  /** Ancestors of a node, nearest last. */
  parentsOf(node: Nodes): Parent[] {
    const parents: Parent[] = [];
    const { parentOf } = this.index;
    for (let one = parentOf.get(node); one; one = parentOf.get(one)) parents.unshift(one);
    return parents;
  }

  /** Position of a node in the file. */
  at({ position }: Positioned): Place {
    return position ? this.place(position.start.line, position.start.column) : {};
  }

  /** Position in the file of a line and column of the text. Generated pages know lines only. */
  place(line: number, column?: number): Place {
    const { lineMap, bodyLine } = this.source;
    if (lineMap) return { line: lineMap[line - 1] };
    return { line: line + bodyLine - 1, ...(column === undefined ? {} : { column }) };
  }

  /** Position of a snippet inside a node, or of the node if its text is written otherwise in the file. */
  find({ position }: Positioned, snippet: string): Place {
    if (!position) return {};
    const { start, end } = position;
    for (let line = start.line; line <= end.line; line++) {
      const at = (this.lines[line - 1] ?? '').indexOf(snippet, line === start.line ? start.column - 1 : 0);
      if (at >= 0) return this.place(line, at + 1);
    }
    return this.place(start.line, start.column);
  }

  /** Position of a line and column of a code block. */
  inSample({ node }: Sample, line = 0, column?: number): Place {
    const { start } = node.position ?? { start: { line: 1, column: 1 } };
    return this.place(start.line + line, column === undefined ? undefined : column + start.column - 1);
  }

  /** Line of a front matter key, or the first line. */
  key(name: string): Place {
    const head = this.text.split('\n', this.source.bodyLine);
    const index = head.findIndex((line) => line.startsWith(`${name}:`));
    return { line: Math.max(0, index) + 1, column: 1 };
  }

  /** Value made once per page. */
  once<T>(name: string, make: () => T): T {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name) as T;
  }

  private get read(): ReturnType<typeof readText> {
    return this.once('read', () => readText(this.source.body));
  }

  private get index() {
    return this.once('index', () => {
      const byType = new Map<string, Node[]>();
      const parentOf = new Map<Node, Parent>();
      visit(this.tree, (node, _, parent) => {
        const list = byType.get(node.type) ?? [];
        list.push(node);
        byType.set(node.type, list);
        if (parent) parentOf.set(node, parent);
      });
      return { byType, parentOf };
    });
  }
}

/** `## Titre \{#id #autre}` → its text and ids. */
function readHeading(node: Heading): HeadingEntry {
  const { text, ids } = splitIds(toString(node));
  return { node, ids, text: text.trim() };
}

/** A finding for each line of a sample that a pattern matches; the match is its value `found`. */
export function findInLines(code: string, pattern: RegExp): Finding[] {
  return code.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line);
    return match ? [{ line: index + 1, column: match.index + 1, values: { found: match[0] } }] : [];
  });
}

function valueOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const held = readPlain(value.data?.estree);
  return held?.kind === 'value' ? held.value : undefined;
}
