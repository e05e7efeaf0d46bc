import TurndownService from 'turndown';
import { toPortableHtml } from '../feeds/absolute';

const hasClass =
  (name: string) =>
  (node: HTMLElement): boolean =>
    node.classList.contains(name);
const block = (text: string): string => (text.trim() ? `\n\n${text.trim()}\n\n` : '');
const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
const childWith = (node: HTMLElement, selector: string): HTMLElement | undefined =>
  (node.querySelector(selector) as HTMLElement | null) ?? undefined;

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  hr: '---',
});

/** Parts of the markup that have their own form in Markdown. */
const rules: Record<string, TurndownService.Rule> = {
  code: { filter: hasClass('code'), replacement: (_, node) => toCode(node as HTMLElement) },
  signature: {
    filter: hasClass('signature'),
    replacement: (_, node) => fenced((node.textContent ?? '').trim(), 'ts'),
  },
  drawing: {
    filter: (node) => node.getAttribute('role') === 'img',
    replacement: (_, node) => block(`*Schéma : ${(node as HTMLElement).getAttribute('aria-label') ?? ''}*`),
  },
  admonition: {
    filter: 'aside',
    replacement: (content) => block(content.trim().replace(/^/gm, '> ').replace(/ +$/gm, '')),
  },
  admonitionTitle: { filter: hasClass('admonition-title'), replacement: toStrong },
  tabLabel: { filter: hasClass('tab-label'), replacement: toStrong },
  summary: { filter: 'summary', replacement: (content) => block(content) },
  item: { filter: 'li', replacement: (content, node) => toItem(content, node as HTMLElement) },
  term: { filter: 'dt', replacement: (content) => `\n- ${oneLine(content)} : ` },
  definition: { filter: 'dd', replacement: (content) => oneLine(content) },
  inlineCode: { filter: ['code', 'kbd'], replacement: (_, node) => toInlineCode(node as HTMLElement) },
  facts: { filter: (node) => node.matches('p.facts > span'), replacement: toFact },
  row: { filter: 'tr', replacement: toRow },
  cell: { filter: ['th', 'td'], replacement: (content) => ` ${oneLine(content).replace(/\|/g, '\\|')} |` },
  table: { filter: 'table', replacement: (content, node) => toTable(content, node as HTMLElement) },
  passing: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
};
for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
service.remove('svg' as keyof HTMLElementTagNameMap);
// Inside of a word an underscore marks nothing.
const { escape } = service;
service.escape = (text) => escape(text).replace(/(?<=[\p{L}\d])\\_(?=[\p{L}\d])/gu, '_');

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
  const body = service.turndown(withoutColours(toPortableHtml(html, url)));
  return `# ${title}\n\n> ${description}\n>\n> ${url}\n\n${body}\n`;
}

/** Code without the marks of its tokens: half of a page's elements, and Markdown has no place for them. */
function withoutColours(html: string): string {
  return html.replace(/<pre\b[^]*?<\/pre>/g, (code) => code.replace(/<\/?(?:i|span)\b[^>]*>/g, ''));
}

function toCode(node: HTMLElement): string {
  const title = childWith(node, '.code-title')?.textContent?.trim();
  const code = childWith(node, 'pre')?.textContent ?? '';
  const lang = node.getAttribute('data-lang') ?? 'text';
  return fenced(code.replace(/\n+$/, ''), title ? `${lang} title="${title}"` : lang);
}

/** A fence longer than every one in the code. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${info}\n${code}\n${fence}\n\n`;
}

function toStrong(content: string): string {
  return block(`**${oneLine(content)}**`);
}

function toItem(content: string, node: HTMLElement): string {
  const list = node.parentElement;
  const mark =
    list?.nodeName === 'OL' ? `${Number(list.getAttribute('start') ?? 1) + countBefore(node)}. ` : '- ';
  const box = node.classList.contains('task-list-item') ? '[ ] ' : '';
  const inside = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${box}${inside}${node.nextElementSibling ? '\n' : ''}`;
}

function countBefore(node: Element): number {
  let count = 0;
  for (let other = node.previousElementSibling; other; other = other.previousElementSibling) count++;
  return count;
}

function toFact(content: string, node: Node): string {
  return (node as HTMLElement).nextElementSibling ? `${content} · ` : content;
}

/** Text between marks longer than every one in it; Markdown shows no link inside of code, so a link goes around it. */
function toInlineCode(node: HTMLElement): string {
  const text = node.textContent ?? '';
  if (!text) return '';
  const marks = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)));
  const padding = /^`|`$/.test(text) ? ' ' : '';
  const code = marks + padding + text + padding + marks;
  const link = childWith(node, 'a');
  return link?.textContent === text ? `[${code}](${link.getAttribute('href') ?? ''})` : code;
}

/** Rows under a head: Markdown has no table without one, so that one of empty cells stands there if need be. */
function toTable(content: string, node: HTMLElement): string {
  const rows = content.trim().replace(/\n{2,}/g, '\n');
  if (childWith(node, 'thead')) return block(rows);
  const cells = childWith(node, 'tr')?.children.length ?? 1;
  return block(`|${'  |'.repeat(cells)}\n|${' --- |'.repeat(cells)}\n${rows}`);
}

function toRow(content: string, node: Node): string {
  const row = node as HTMLElement;
  const line = `\n|${content}`;
  return row.parentElement?.nodeName === 'THEAD' ? `${line}\n|${' --- |'.repeat(row.children.length)}` : line;
}
