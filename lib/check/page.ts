import type { Code, Definition, Heading, Link, Node, Nodes, Parent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { PageSource, ParsedPage } from '../content/types';
import { isHighlightComment, parseCodeMeta, type CodeMeta } from '../mdx/code-meta';
import { plainText } from '../mdx/expressions';
import { readIds } from '../mdx/headings';
import { canonicalLanguage } from '../mdx/highlight';
import { isBareAddress } from '../mdx/links';
import { readAttributes } from '../mdx/literal';
import type { Diagnostic } from './compile';
import { parseText } from './parse';
import type { Finding, Place, Values } from './types';

/** `page`: an `.mdx` file; `partial`: text that other pages include; `generated`: a reference page made from data. */
type PageKind = 'page' | 'partial' | 'generated';

type Positioned = { position?: Node['position'] };

export type HeadingEntry = { node: Heading; text: string; ids: string[] };

/** A component or HTML element; `values` holds its plain attribute values (undefined for an expression with code). */
export type ElementEntry = { node: MdxJsxFlowElement; name: string; values: Map<string, unknown> };

/** An address as the author wrote it: of a link, a definition, an attribute, or a neighbour in the front matter. */
export type AddressEntry = { href: string; place: Place; link?: Link | Definition; element?: string };

/**
 * A code block. Comments that mark lines and lines that a change removes are blanked. `diagnostics` are those of the
 * TypeScript compiler, after `typeCheck`.
 */
export type CodeBlock = { node: Code; lang: string; meta: CodeMeta; code: string; diagnostics: Diagnostic[] };

/** A content file with its syntax tree and the lists the rules need, each made on first use. */
export class CheckedPage {
  /** Result of the build's own parse; missing if the page cannot be rendered or was not. */
  parsed?: ParsedPage;
  /** The text that is parsed. Empty lines stand for the front matter, so that nodes have the lines of the file. */
  readonly body: string;
  private readonly cache = new Map<string, unknown>();

  constructor(
    readonly source: PageSource,
    readonly kind: PageKind = 'page',
    /** The whole file. */
    private readonly text?: string,
  ) {
    this.body = kind === 'generated' ? source.body : '\n'.repeat(source.bodyLine - 1) + source.body;
  }

  get file(): string {
    return this.source.file;
  }

  get isPost(): boolean {
    return this.source.route.startsWith('/blog/');
  }

  /** Syntax tree, without the lines that are not MDX, and their faults. */
  get syntax() {
    return this.once('syntax', () => parseText(this.body));
  }

  /** Lines of the file with its front matter; of a generated page, those of its text. */
  get lines(): string[] {
    return this.once('lines', () => (this.text ?? this.body).split('\n'));
  }

  get headings(): HeadingEntry[] {
    return this.once('headings', () =>
      this.nodes('heading').map((node) => {
        const { text, ids } = readIds(node, plainText(node));
        return { node, ids, text: text.trim().replace(/\s*\n\s*/g, ' ') };
      }),
    );
  }

  get elements(): ElementEntry[] {
    return this.once('elements', () =>
      [...this.nodes('mdxJsxFlowElement'), ...this.nodes('mdxJsxTextElement')].map((node) => ({
        node: node as MdxJsxFlowElement,
        name: node.name ?? '',
        values: readAttributes(node.attributes),
      })),
    );
  }

  get addresses(): AddressEntry[] {
    return this.once('addresses', () => [
      ...[...this.nodes('link').filter((link) => !isBareAddress(link)), ...this.nodes('definition')]
        .filter(({ url }) => url !== '') // the rule `definition` reports these
        .map((link) => ({ href: link.url, place: this.at(link), link })),
      ...this.elements.flatMap(({ node, name, values }) => {
        const href = values.get(name === 'Cards' ? 'of' : 'href');
        return typeof href === 'string' ? [{ href, place: this.at(node), element: name }] : [];
      }),
      ...(['next', 'previous'] as const).flatMap((key) => {
        const href = this.source.frontMatter[key];
        return typeof href === 'string' ? [{ href, place: this.key(key) }] : [];
      }),
    ]);
  }

  get codeBlocks(): CodeBlock[] {
    return this.once('codeBlocks', () =>
      // The end of the page is in a block that nothing closes: each of its lines would be a fault.
      this.nodes('code').flatMap((node) => {
        if (this.openFence(node) !== undefined) return [];
        const meta = parseCodeMeta(node.meta ?? '');
        // Removed lines stay as blank lines, so that faults keep their line.
        const lines = node.value
          .split('\n')
          .map((line, index) => (meta.removed.has(index + 1) || isHighlightComment(line) ? '' : line));
        const lang = canonicalLanguage(node.lang ?? '');
        return [{ node, lang, meta, code: lines.join('\n'), diagnostics: [] }];
      }),
    );
  }

  /** The marks that a code block lacks at its end; undefined for one that is closed. */
  openFence({ position }: Code): string | undefined {
    if (!position) return undefined;
    const { start, end } = position;
    const fence = /^(?:`{3,}|~{3,})/.exec(this.lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
    const last = this.lines[end.line - 1]?.replace(/^[\s>]*/, '').trim() ?? '';
    const isClosed = end.line > start.line && last.startsWith(fence ?? '') && /^(?:`+|~+)$/.test(last);
    return isClosed ? undefined : fence;
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

  /** A finding at each node, or entry with a node, for which `judge` returns values. */
  findings<Entry extends Positioned | { node: Positioned }>(
    entries: Entry[],
    judge: (entry: Entry, index: number) => Values | Values[] | undefined,
  ): Finding[] {
    return entries.flatMap((entry, index) => {
      const values = [judge(entry, index) ?? []].flat();
      return values.map((one) => ({ ...this.at('node' in entry ? entry.node : entry), values: one }));
    });
  }

  /** Position of a node in the file. */
  at({ position }: Positioned): Place {
    return position ? this.place(position.start.line, position.start.column) : {};
  }

  /** Converts a position in the tree to one in the file. Generated pages have lines only. */
  place(line: number, column?: number): Place {
    const { lineMap } = this.source;
    return lineMap ? { line: lineMap[line - 1] } : { line, column };
  }

  /** Position of a snippet inside a node, or of the node if the file spells its text differently (escapes, entities). */
  find({ position }: Positioned, snippet: string): Place {
    if (!position) return {};
    const { start, end } = position;
    for (let line = start.line; line <= end.line; line++) {
      const at = (this.lines[line - 1] ?? '').indexOf(snippet, line === start.line ? start.column - 1 : 0);
      if (at >= 0) return this.place(line, at + 1);
    }
    return this.at({ position });
  }

  /** Position of a line and column of a code block. */
  inCode({ node }: CodeBlock, line = 0, column?: number): Place {
    const { start } = node.position ?? { start: { line: 1, column: 1 } };
    return this.place(start.line + line, column === undefined ? undefined : column + start.column - 1);
  }

  /** Line of a front matter key, or the first line. */
  key(name: string): Place {
    const head = this.lines.slice(0, this.source.bodyLine - 1);
    const index = head.findIndex((line) => line.startsWith(`${name}:`));
    return { line: Math.max(0, index) + 1, column: 1 };
  }

  /** Computes a value once per page. */
  once<T>(name: string, make: () => T): T {
    if (!this.cache.has(name)) this.cache.set(name, make());
    return this.cache.get(name) as T;
  }

  private get index() {
    return this.once('index', () => {
      const byType = new Map<string, Node[]>();
      const parentOf = new Map<Node, Parent>();
      visit(this.syntax.tree, (node, _, parent) => {
        if (!byType.get(node.type)?.push(node)) byType.set(node.type, [node]);
        if (parent) parentOf.set(node, parent);
      });
      return { byType, parentOf };
    });
  }
}

/** A finding for each line of a code block that a pattern matches; the match is its value `found`. */
export function findInLines(code: string, pattern: RegExp): Finding[] {
  return code.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line);
    return match ? [{ line: index + 1, column: match.index + 1, values: { found: match[0] } }] : [];
  });
}
