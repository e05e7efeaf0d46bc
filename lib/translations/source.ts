import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles, projectRoot } from '../content/files';
import { git } from '../content/git';
import { lastUpdateOf } from '../content/last-update';
import { readText } from '../content/read-text';
import type { FrontMatter, PageSource } from '../content/types';
import { hasHome, homeFile } from '../home/home';
import { localeNames, site, type Locale } from '../site/config';

/** How a source file has changed since it was translated. Facts that the Git history does not know are left out. */
type SourceChange = {
  /** Day of the last change. */
  date?: string;
  /** Lines. */
  added?: number;
  removed?: number;
};

/** What a reader must know about the language of a text. `language` is that of the original. */
export type TextNotice =
  { kind: 'foreign'; language: Locale } | { kind: 'stale'; language: Locale; change: SourceChange };

/** The files of a locale that are translated one by one: the texts of its home page, and its pages. */
export function listTranslatedFiles(locale: Locale): string[] {
  return [...(hasHome(locale) ? [homeFile(locale)] : []), ...listContentFiles(locale)];
}

/** The file a translation is made from: `content/en/v1/guides/faq.mdx` → `content/fr/v1/guides/faq.mdx`. */
export function sourceFileOf(file: string): string {
  return file.replace(/^content\/[^/]+/, `content/${site.currentLocale}`);
}

/**
 * The first 12 digits of Git's hash of a text. A translation stores that of its source: comparing them needs no history,
 * and a history finds the former text by it. `text` comes from `readText`: Git stores line feeds on every system.
 */
export function sourceHashOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, 12);
}

/** The source hash that a translation stores in its front matter, or a home page among its keys. */
export function readStamp(text: string): string | undefined {
  return /^sourceHash:\s*"?([\da-f]{12})"?\s*$/m.exec(text)?.[1];
}

/** The text of a file with a source hash in its front matter, or in `home.yaml`; undefined if the file has no place for it. */
export function withStamp(file: string, text: string, hash: string): string | undefined {
  const head = isHome(file)
    ? text.replace(/(?<!\n)$/, '\n')
    : /^---[^\S\n]*\n(?:[^]*?\n)??(?=---[^\S\n]*(?:\n|$))/.exec(text)?.[0];
  if (head === undefined) return undefined;
  const line = `sourceHash: "${hash}"\n`;
  const written = /^sourceHash:.*\n/m;
  return (written.test(head) ? head.replace(written, line) : head + line) + text.slice(head.length);
}

function isHome(file: string): boolean {
  return localeNames.some((locale) => file === homeFile(locale));
}

/** Change of a source file since the version with that hash; undefined if it is the same or gone. */
export function findSourceChange(file: string, sourceHash: string): SourceChange | undefined {
  const absolute = path.join(projectRoot, file);
  if (!existsSync(absolute)) return undefined;
  if (sourceHashOf(readText(absolute)) === sourceHash) return undefined;
  const date = lastUpdateOf(file);
  const [, added, removed] =
    /^(\d+)\t(\d+)\t/.exec(git(projectRoot, 'diff', '--numstat', sourceHash, '--', file)) ?? [];
  return { ...(date ? { date } : {}), ...(added ? { added: Number(added), removed: Number(removed) } : {}) };
}

type Text = Pick<PageSource, 'file' | 'locale'> & { frontMatter: Pick<FrontMatter, 'sourceHash'> };

/** Undefined for a text in the reader's language that is as new as its source. */
export function findTextNotice(
  { file, locale: language, frontMatter }: Text,
  locale: Locale,
): TextNotice | undefined {
  if (language !== locale) return { kind: 'foreign', language };
  const change = frontMatter.sourceHash && findSourceChange(sourceFileOf(file), frontMatter.sourceHash);
  return change ? { kind: 'stale', language: site.currentLocale, change } : undefined;
}
