import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Blockquote, Code, Paragraph, PhrasingContent, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toPortableHtml } from '../feeds/absolute';

type Handler = NonNullable<Options['handlers']>[string];

const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);
const childWith = (node: Element, name: string): Element | undefined =>
  node.children.find((child): child is Element => child.type === 'element' && hasClass(child, name));

/** Parts of the markup that have their own form in Markdown. */
const handleDiv: Handler = (state, node: Element) => {
  if (hasClass(node, 'code')) return toCode(node);
  if (hasClass(node, 'signature'))
    return { type: 'code', lang: 'ts', value: toText(node, { whitespace: 'pre' }).trim() } satisfies Code;
  if (hasClass(node, 'tab-list')) return undefined;
  if (node.properties.role === 'img')
    return paragraph([
      {
        type: 'emphasis',
        children: [{ type: 'text', value: `Schéma : ${String(node.properties.ariaLabel ?? '')}` }],
      },
    ]);
  return state.all(node) as RootContent[];
};

const handleAside: Handler = (state, node: Element) => {
  const title = childWith(node, 'admonition-title');
  const rest = { ...node, children: node.children.filter((child) => child !== title) };
  const heading = paragraph([
    { type: 'strong', children: [{ type: 'text', value: title ? toText(title).trim() : '' }] },
  ]);
  return {
    type: 'blockquote',
    children: [heading, ...(state.toFlow(state.all(rest)) as Blockquote['children'])],
  } satisfies Blockquote;
};

const handleParagraph: Handler = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  if (children.length === 0) return undefined;
  return hasClass(node, 'tab-label') ? paragraph([{ type: 'strong', children }]) : paragraph(children);
};

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    handlers: {
      div: handleDiv,
      aside: handleAside,
      p: handleParagraph,
      svg: () => undefined,
      button: () => undefined,
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

/** A page as Markdown, made from the same markup that readers see: title, address, text. */
export function toMarkdown({
  title,
  description,
  html,
  url,
}: {
  title: string;
  description: string;
  html: string;
  url: string;
}): string {
  const body = String(processor.processSync(withoutColours(toPortableHtml(html, url))));
  return `# ${title}\n\n> ${description}\n>\n> ${url}\n\n${body}`;
}

/** Code without the marks of its tokens: half of a page's elements, and Markdown has no place for them. */
function withoutColours(html: string): string {
  return html.replace(/<pre\b[^]*?<\/pre>/g, (code) => code.replace(/<\/?(?:i|span)\b[^>]*>/g, ''));
}

function toCode(node: Element): Code {
  const lang = typeof node.properties.dataLang === 'string' ? node.properties.dataLang : 'text';
  const title = childWith(node, 'code-title');
  const pre = node.children.find(
    (child: ElementContent): child is Element => child.type === 'element' && child.tagName === 'pre',
  );
  return {
    type: 'code',
    lang,
    meta: title ? `title="${toText(title).trim()}"` : null,
    value: pre ? toText(pre, { whitespace: 'pre' }).replace(/\n+$/, '') : '',
  };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
