import type { FrontMatter, PageSource } from '../content/types';
import { site, type Locale } from '../site/config';
import { findSourceChange, type SourceChange } from './source-changes';

/** What a reader must know about the language of a text. `language` is that of the original. */
export type TextNotice =
  { kind: 'foreign'; language: Locale } | { kind: 'stale'; language: Locale; change: SourceChange };

type Text = Pick<PageSource, 'file' | 'locale'> & { frontMatter: Pick<FrontMatter, 'sourceHash'> };

/** Nothing for a text in the reader's language that is as new as its source. */
export function findTextNotice(
  { file, locale: language, frontMatter }: Text,
  locale: Locale,
): TextNotice | undefined {
  if (language !== locale) return { kind: 'foreign', language };
  const change = frontMatter.sourceHash
    ? findSourceChange(sourceFileOf(file), frontMatter.sourceHash)
    : undefined;
  return change && { kind: 'stale', language: site.currentLocale, change };
}

/** The file a translation is made from: `content/en/v1/guides/faq.mdx` → `content/fr/v1/guides/faq.mdx`. */
export function sourceFileOf(file: string): string {
  return file.replace(/^content\/[^/]+/, `content/${site.currentLocale}`);
}
