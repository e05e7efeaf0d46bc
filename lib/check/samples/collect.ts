import { visit } from 'unist-util-visit';
import { parseCodeMeta, type CodeMeta } from '../../mdx/code-meta';
import { canonicalLanguage } from '../../mdx/highlight';
import { placeOf } from '../place';
import type { RuleId } from '../rules';
import type { CheckedPage, Fault } from '../types';

/** A code block of a page, with what its checks need. */
export type Sample = {
  page: CheckedPage;
  lang: string;
  rawLang: string;
  meta: CodeMeta;
  rawMeta: string;
  code: string;
  /** Line of the page's text on which the block opens. */
  line: number;
  /** Columns of the text before the code (blocks inside lists and tabs). */
  indent: number;
};

const mark =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|;|--)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/gm;

/** Every code block of a page. Comments that mark lines are blanked: the reader does not see them. */
export function collectSamples(page: CheckedPage): Sample[] {
  const found: Sample[] = [];
  if (!page.tree) return found;
  visit(page.tree, 'code', (node) => {
    found.push({
      page,
      lang: canonicalLanguage(node.lang ?? ''),
      rawLang: node.lang ?? '',
      meta: parseCodeMeta(node.meta ?? ''),
      rawMeta: node.meta ?? '',
      code: node.value.replace(mark, ''),
      line: node.position?.start.line ?? 1,
      indent: (node.position?.start.column ?? 1) - 1,
    });
  });
  return found;
}

/** A fault in a sample, at a line and column of its code, both from 1. */
export function sampleFault(
  sample: Sample,
  rule: RuleId,
  values: Record<string, string>,
  line = 0,
  column?: number,
): Fault {
  const place = placeOf(
    sample.page,
    sample.line + line,
    column === undefined ? undefined : column + sample.indent,
  );
  return { file: sample.page.source.file, ...place, rule, values };
}
