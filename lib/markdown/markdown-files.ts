import type { SitePage } from '../content/site-page';
import { formatDate } from '../i18n/dates';
import { getTranslator } from '../i18n/translator';
import type { Locale } from '../site/config';
import { toUrl } from '../site/to-url';
import { linesWithoutCode } from '../text/without-code';

type MarkdownFile = { route: string; text: string };

/** Longer files are also written in parts, for tools with a small context window. */
const MAX_LENGTH = 100_000;
const PART_LENGTH = 45_000;

/** The Markdown file of a page, with title, description, byline, address and index, and its parts if it is long. */
export function toMarkdownFiles(page: SitePage, locale: Locale): MarkdownFile[] {
  const t = getTranslator(locale);
  const url = toUrl(page.route, locale);
  const index = t('feeds.llms', { url: toUrl('/llms.txt', locale) });
  const notes = [page.description, ...bylineOf(page, locale), url, index].join('\n>\n> ');
  const head = (title: string): string => `# ${title}\n\n> ${notes}\n\n`;
  const parts = partsOf(page, locale);
  const links = parts.map(({ route, label }) => `- [${label}](${toUrl(`${route}.md`, locale)})`);
  const contents =
    parts.length > 0 ? `${t('feeds.parts', { count: parts.length })}\n\n${links.join('\n')}\n\n` : '';
  return [
    { route: page.route, text: head(page.title) + contents + page.markdown },
    ...parts.map(({ route, label, text }) => ({
      route,
      text: `${head(`${page.title} (${label})`)}${text}\n`,
    })),
  ];
}

/** Day and authors of a post; nothing for other pages. */
function bylineOf({ published, authors }: SitePage, locale: Locale): string[] {
  if (!published) return [];
  const names = authors.map(({ name, url }) => `[${name}](${url})`);
  return [[formatDate(published, locale, 'long'), names.join(', ')].filter(Boolean).join(' · ')];
}

/** The parts of a long page, cut before headings of level 2; none for other pages. */
export function partsOf(
  { route, markdown }: Pick<SitePage, 'route' | 'markdown'>,
  locale: Locale,
): (MarkdownFile & { label: string })[] {
  if (markdown.length <= MAX_LENGTH) return [];
  const parts: string[] = [];
  for (const section of splitSections(markdown)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + section.length <= PART_LENGTH)
      parts[parts.length - 1] = `${last}\n${section}`;
    else parts.push(section);
  }
  const t = getTranslator(locale);
  return parts.map((text, at) => ({
    route: `${route}/part-${at + 1}`,
    label: t('feeds.part', { number: at + 1, count: parts.length }),
    text,
  }));
}

/** A text cut before each heading of level 2 that is not inside of a code block. */
function splitSections(markdown: string): string[] {
  const lines = markdown.trimEnd().split('\n');
  const bare = linesWithoutCode(lines.join('\n'));
  const sections: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (bare[index]?.startsWith('## ')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((section) => section.join('\n')).filter((text) => text.trim());
}
