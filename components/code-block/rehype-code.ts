import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { parseCodeMeta, takeHighlightComments } from '@/lib/mdx/code-meta';
import type { MdxContext } from '@/lib/mdx/context';
import { canonicalLanguage } from '@/lib/mdx/highlight';
import { getTranslator } from '@/lib/i18n/translator';
import { comparesManagers, managerVariants } from '@/lib/mdx/package-managers';
import { highlightVariants, joinLines, promptLines, sessionPrompts, toLine } from './code-lines';
import { findCode, type FoundBlock } from './find-code';
import { renderInline } from './inline-code';
import { breakLongNames } from './long-names';

/** Blocks with more lines than this show the first ones (code.css says how many) and a button for the rest. */
const MAX_LINES = 40;

/** Blocks in these languages, and inline code, are converted for the other package managers. */
const convertible = new Set(['bash', 'powershell', 'json', 'json5', 'toml', 'text']);

/** Elements for the code of facts in the API reference. */
const factCodes = new Set<string | null>(['code', 'CopyCode']);

/**
 * Turns fenced code into its final markup: title, tokens with classes, marked and numbered lines, prompts. Lines and inline
 * code with npm commands hold a variant for each package manager, except in posts, whose markup also goes to feed readers.
 */
export function rehypeCode(context: MdxContext) {
  return async (tree: Root) => {
    const names = new Map<string, number>();
    for (const found of findCode(tree, context.title, !isPost(context))) {
      if (found.kind === 'block') await renderBlock(found, context, names);
      else renderInline(found);
    }
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (factCodes.has(node.name)) breakLongNames(node);
    });
  };
}

/** `names` counts the blocks that act under the same name. */
async function renderBlock(
  block: FoundBlock,
  context: MdxContext,
  names: Map<string, number>,
): Promise<void> {
  const { pre, code, heading, tab } = block;
  const lang = languageOf(block);
  const name = canonicalLanguage(lang);
  const text = codeText(code);
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const isSession = name === 'console';
  const written = isSession ? text.replace(/^\$ /gm, '') : text;
  const { code: source, marked } = takeHighlightComments(written, meta.marked);
  const isConverted =
    block.isConverted && convertible.has(name) && !meta.noconvert && !namesManagers(source, meta.title);
  if (isConverted && managerVariants(source)) context.choices['package-manager']++;
  const lines = await highlightVariants(source, lang, isConverted);
  const prompts = isSession ? sessionPrompts(text) : promptLines(source, name, meta.title);
  const { added, removed, focused, lineNumbers } = meta;
  const hasMarks = [marked, added, removed, focused].some(({ size }) => size > 0);
  const children =
    hasMarks || lineNumbers || prompts
      ? lines.map((content, index) => toLine(content, index, { ...meta, marked }, prompts))
      : joinLines(lines);

  const className = [...(lineNumbers ? ['numbered'] : []), ...(focused.size > 0 ? ['focus'] : [])];
  const blockName = nameOf(meta.title, name, heading, tab, context);
  const count = (names.get(blockName) ?? 0) + 1;
  names.set(blockName, count);
  Object.assign(pre, {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: toAttributes({
      lang: name === 'text' ? undefined : name,
      title: meta.title,
      name: count > 1 ? `${blockName} (${count})` : blockName,
      className: className.join(' ') || undefined,
      lines: lines.length > MAX_LINES && !isPost(context) ? String(lines.length) : undefined,
    }),
    children,
  } satisfies Omit<MdxJsxFlowElementHast, 'children'> & { children: ElementContent[] });
}

/** The language after the fence, which `remarkParts` has checked. */
function languageOf({ code }: FoundBlock): string {
  const classNames = (code.properties.className ?? []) as string[];
  return classNames.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
}

function codeText(code: Element): string {
  const texts = code.children.map((child) => (child.type === 'text' ? child.value : ''));
  return texts.join('').replace(/\n$/, '');
}

/** True if the block itself is about package managers: by its title, its comments or its commands. */
function namesManagers(source: string, title = ''): boolean {
  const comments = source.match(/^\s*#.*/gm) ?? [];
  return comparesManagers({ words: [title, ...comments].join(' '), codes: [source] });
}

/** `src/main.rs`, or `le code bash de « Installer »`, with the label of the tab it is in. */
function nameOf(
  title: string | undefined,
  lang: string,
  heading: string,
  tab: string | undefined,
  { locale }: MdxContext,
): string {
  const untitled = getTranslator(locale)('code.untitled', { lang: lang === 'text' ? '' : lang, heading });
  const name = title ?? untitled.replace(/ {2,}/, ' ');
  return tab ? `${name} (${tab})` : name;
}

function toAttributes(values: Record<string, string | undefined>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** The markup of posts also goes to feed readers, which have neither our script nor our style sheets. */
function isPost({ file }: MdxContext): boolean {
  return file.includes('/blog/');
}
