import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta, takeHighlightComments } from '@/lib/mdx/code-meta';
import { fail, type MdxContext } from '@/lib/mdx/context';
import { canonicalLanguage, codeLanguages, highlight, type Token } from '@/lib/mdx/highlight';
import { nearest } from '@/lib/text/nearest';

type CodeElement = Element & { data?: { meta?: string } };

/** Turns fenced code into its final markup: title, tokens with classes, marked and numbered lines, prompts. */
export function rehypeCode(context: MdxContext) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: CodeElement }[] = [];
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type === 'element' && code.tagName === 'code')
        blocks.push({ pre: node, code: code as CodeElement });
    });
    for (const { pre, code } of blocks) await renderBlock(pre, code, context);
  };
}

async function renderBlock(pre: Element, code: CodeElement, context: MdxContext): Promise<void> {
  const classNames = (code.properties.className ?? []) as string[];
  const lang = classNames.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
  if (!codeLanguages.has(lang)) {
    const guess = nearest(lang, codeLanguages);
    fail(
      pre,
      context,
      `unknown code language "${lang}"`,
      guess ? `did you mean "${guess}"?` : 'use one of the languages of lib/mdx/highlight.ts, or text',
    );
  }
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const text = code.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
  const { code: source, marked } = takeHighlightComments(text, meta.marked);
  const lines = await highlight(source, lang);
  const name = canonicalLanguage(lang);
  const prompts = name === 'bash' || name === 'powershell' ? promptLines(source, name) : undefined;
  const perLine = marked.size > 0 || meta.lineNumbers || prompts !== undefined;
  const children = perLine
    ? lines.map((tokens, index) => toLine(tokens, index, marked, prompts))
    : joinLines(lines);

  const body: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { tabIndex: 0, ...(meta.lineNumbers ? { className: ['numbered'] } : {}) },
    children: [{ type: 'element', tagName: 'code', properties: {}, children }],
  };
  const title: Element[] = meta.title
    ? [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: meta.title }],
        },
      ]
    : [];
  Object.assign(pre, {
    tagName: meta.title ? 'figure' : 'div',
    properties: { className: ['code'], 'data-lang': name === 'text' ? undefined : name },
    children: [...title, body],
  });
}

/** Indexes of the lines that begin a command: no comments, continuations or contents of a here-document. */
function promptLines(source: string, lang: string): Set<number> {
  const continued = lang === 'bash' ? /\\\s*$/ : /[`|]\s*$/;
  const result = new Set<number>();
  let until: string | undefined;
  let open = false;
  source.split('\n').forEach((line, index) => {
    if (until !== undefined) {
      if (line.trim() === until) until = undefined;
      return;
    }
    if (!open && line.trim() !== '' && !/^\s*#/.test(line) && !/^\s/.test(line)) result.add(index);
    until = /<<-?\s*['"]?(\w+)/.exec(line)?.[1];
    open = continued.test(line);
  });
  return result;
}

function toLine(
  tokens: Token[],
  index: number,
  marked: Set<number>,
  prompts: Set<number> | undefined,
): Element {
  const classes = ['line', ...(marked.has(index + 1) ? ['hl'] : []), ...(prompts?.has(index) ? ['p'] : [])];
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: classes },
    children: [...tokens.map(toNode), { type: 'text', value: '\n' }],
  };
}

function joinLines(lines: Token[][]): ElementContent[] {
  return lines.flatMap((tokens, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...tokens.map(toNode),
  ]);
}

function toNode(token: Token): ElementContent {
  const text = { type: 'text' as const, value: token.text };
  return token.className
    ? { type: 'element', tagName: 'i', properties: { className: [token.className] }, children: [text] }
    : text;
}
