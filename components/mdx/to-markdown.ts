import type { BlockContent, Nodes, PhrasingContent, Root, RootContent, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readSample } from '@/lib/sample/samples';
import { getHome } from '@/lib/home/home';
import type { Translate } from '@/lib/i18n/translator';
import { parseCodeMeta, takeHighlightComments } from '@/lib/mdx/code-meta';
import { readAttributes } from '@/lib/mdx/literal';
import { codeBlock, emphasisLine, isPhrasing, list, paragraph, strongLine, text } from '@/lib/content/nodes';
import { site, toHref, type Locale } from '@/lib/site/config';
import { own } from '@/lib/text/own';
import { installCommands, scriptCommands, tauriCommands } from '@/lib/mdx/package-managers';

type Options = {
  locale: Locale;
  /** Address of the page, for links to its own anchors. */
  url: string;
  t: Translate;
  /** Entries of a category, for `<Cards>`. */
  getCards: (route: string | undefined) => { route: string; title: string; description: string }[];
};
type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An element to convert, with its plain attribute values; `value` is empty for a missing attribute. */
type ElementCall = {
  node: Element;
  children: RootContent[];
  has: (attribute: string) => boolean;
  value: (attribute: string) => string;
};

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' });

/** The text of a page as plain Markdown with full addresses, from its parsed source, whose expressions `remarkExpressions` has replaced. */
export function toMarkdown(tree: Root, options: Options): string {
  return stringifier.stringify({ type: 'root', children: new Writer(options).flow(tree.children) });
}

/** Converts the syntax of this site's pages to standard Markdown. */
class Writer {
  /** The colon of the language, with its spaces. */
  private readonly colon: string;

  constructor(private readonly options: Options) {
    this.colon = options.t('api.page.item', { name: '', text: '' });
  }

  /** Blocks for a list of nodes; text between blocks becomes paragraphs. */
  flow(nodes: readonly RootContent[]): BlockContent[] {
    const blocks: BlockContent[] = [];
    let line: PhrasingContent[] = [];
    const endLine = (): void => {
      if (toString(line).trim() || line.some(({ type }) => type === 'image')) blocks.push(paragraph(line));
      line = [];
    };
    for (const node of nodes.flatMap((one) => this.convert(one))) {
      if (isPhrasing(node)) line.push(node);
      else {
        endLine();
        blocks.push(node as BlockContent);
      }
    }
    endLine();
    return blocks;
  }

  private phrasing(nodes: readonly RootContent[]): PhrasingContent[] {
    return nodes.flatMap((node) => this.convert(node)) as PhrasingContent[];
  }

  private convert(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node);
      case 'code': {
        const { title, removed } = parseCodeMeta(node.meta ?? '');
        const { code } = takeHighlightComments(node.value, new Set());
        const lines = code.split('\n').filter((_, index) => !removed.has(index + 1));
        return [codeBlock(lines.join('\n'), node.lang ?? 'text', title)];
      }
      case 'link':
        return [{ type: 'link', url: this.address(node.url), children: this.phrasing(node.children) }];
      case 'image':
      case 'definition':
        return [{ ...node, url: this.address(node.url) }];
      default:
        return 'children' in node ? [{ ...node, children: this.children(node) } as RootContent] : [node];
    }
  }

  private children(node: Extract<Nodes, { children: unknown }>): RootContent[] {
    const isFlow = ['blockquote', 'listItem', 'footnoteDefinition'].includes(node.type);
    return isFlow
      ? this.flow(node.children as RootContent[])
      : (node.children as RootContent[]).flatMap((child) => this.convert(child));
  }

  private element(node: Element): RootContent[] {
    const attributes = readAttributes(node.attributes);
    const call: ElementCall = {
      node,
      children: node.children as RootContent[],
      has: (key) => attributes.has(key),
      value: (key) => String(attributes.get(key) ?? ''),
    };
    const convert = own(this.elements, node.name ?? '');
    if (convert) return convert(call);
    // <Tabs>, <Chart>, <Release> and plain elements: their content
    return node.type === 'mdxJsxTextElement'
      ? this.phrasing(call.children)
      : [...this.flow(call.children), ...this.caption(call)];
  }

  /** By name, the elements that become something else than their content. */
  private readonly elements: Record<string, (call: ElementCall) => RootContent[]> = {
    Admonition: (call) => [this.admonition(call)],
    Tab: ({ children, value }) => [strongLine([text(value('label'))]), ...this.flow(children)],
    TauriCommand: ({ value }) => commands(tauriCommands(value('args'))),
    Install: ({ value, has }) => commands(installCommands(value('packages'), has('dev'), value('script'))),
    RunScript: ({ value }) => commands(scriptCommands(value('name'))),
    Cards: ({ value }) => [this.links(this.options.getCards(value('of') || undefined))],
    Path: () => [this.links(getHome(this.options.locale).path.steps)],
    Diagram: (call) => [
      emphasisLine(this.options.t('feeds.diagram', { alt: call.value('alt') })),
      ...this.caption(call),
    ],
    Essai: ({ value }) => {
      const { title, alt } = readSample(value('name'));
      return [emphasisLine(this.options.t('feeds.sample', { title, alt }))];
    },
    Figure: (call) => [
      paragraph([this.image(site.basePath + call.value('src'), call)]),
      ...this.caption(call),
    ],
    a: ({ children, value }) => [
      { type: 'link', url: this.address(value('href')), children: this.phrasing(children) },
    ],
    img: (call) => [this.image(call.value('src'), call)],
    table: ({ node }) => [this.table(node)],
    pre: ({ node }) => [codeBlock(toString(node), 'text')],
    br: () => [{ type: 'break' }],
    kbd: ({ node }) => [this.inlineCode(node)],
    code: ({ node }) => [this.inlineCode(node)],
    CopyCode: ({ node }) => [this.inlineCode(node)],
    samp: ({ node }) => [this.inlineCode(node)],
    Declaration: ({ node }) => [codeBlock(toString(node), 'ts')],
    FactList: (call) => [this.factList(call)],
  };

  private admonition({ children, value }: ElementCall): BlockContent {
    const title = children.find((child) => 'name' in child && child.name === 'AdmonitionTitle');
    const label =
      title && 'children' in title
        ? this.phrasing(title.children as RootContent[])
        : [text(this.options.t(`admonition.${value('kind')}` as 'admonition.note'))];
    const rest = this.flow(children.filter((child) => child !== title));
    return { type: 'blockquote', children: [strongLine(label), ...rest] };
  }

  private factList({ children, has }: ElementCall): BlockContent {
    const facts = children.map((fact) => this.fact(fact as Element));
    return has('line')
      ? paragraph(facts.flatMap((fact, index) => (index > 0 ? [text(' · '), ...fact] : fact)))
      : list(facts.map((fact) => [paragraph(fact)]));
  }

  private image(src: string, { value }: ElementCall): PhrasingContent {
    return { type: 'image', url: this.address(src), alt: value('alt') };
  }

  /** Markdown has no links inside code, so a single link goes around it. */
  private inlineCode(node: Element): PhrasingContent {
    const code: PhrasingContent = { type: 'inlineCode', value: toString(node) };
    const [only, ...others] = node.children;
    if (only?.type !== 'link' || others.length > 0) return code;
    return { type: 'link', url: this.address(only.url), children: [code] };
  }

  /** A table that is written as HTML. */
  private table(node: Element): BlockContent {
    const children: TableRow[] = [];
    visit(node, (row) => {
      if (!('name' in row) || row.name !== 'tr' || !('children' in row)) return;
      const cells = row.children.filter((cell) => 'name' in cell && /^t[hd]$/.test(cell.name ?? ''));
      children.push({ type: 'tableRow', children: cells.map((cell) => this.cell(cell as Element)) });
    });
    return { type: 'table', children };
  }

  private cell({ children }: Element): TableCell {
    const inline = (children as RootContent[]).flatMap((child) =>
      child.type === 'paragraph' ? child.children : [child],
    );
    return { type: 'tableCell', children: this.phrasing(inline) };
  }

  /** A label, codes with commas between them, badges with dots. */
  private fact(node: Element): PhrasingContent[] {
    const label = readAttributes(node.attributes).get('label');
    const words = node.children.flatMap((child, index, all) => {
      if (child.type !== 'text' || child.value !== ' ') return this.phrasing([child]);
      const next = all[index + 1];
      return [text(next && 'name' in next && next.name === 'code' ? ', ' : ' · ')];
    });
    return [...(label ? [text(String(label) + this.colon)] : []), ...words];
  }

  private links(items: ReturnType<Options['getCards']>): BlockContent {
    return list(
      items.map(({ title, description, route }) => [
        paragraph([this.link(route, text(title)), text(this.colon + description)]),
      ]),
    );
  }

  private caption({ value }: ElementCall): BlockContent[] {
    return value('caption') ? [paragraph([text(value('caption'))])] : [];
  }

  /** Routes have no locale yet. */
  private link(href: string, content: PhrasingContent): PhrasingContent {
    const url = href.startsWith('/') ? toHref(href, this.options.locale) : href;
    return { type: 'link', url: this.address(url), children: [content] };
  }

  /** An address that works outside of the site; links of the text have their locale already. */
  private address(url: string): string {
    if (url.startsWith('#')) return this.options.url + url;
    return /^\/(?!\/)/.test(url) ? site.origin + url : url;
  }
}

/** A shell command in the spelling of each package manager. */
function commands(variants: { label: string; command: string }[]): BlockContent[] {
  return variants.flatMap(({ label, command }) => [strongLine([text(label)]), codeBlock(command, 'bash')]);
}
