import { visit } from 'unist-util-visit';
import { placeOf } from './place';
import type { CheckedPage, Fault } from './types';

const comment = /^\s*\/\*\s*check-ignore\s+([\w,\s-]+?)\s*(?::[\s\S]*)?\*\/\s*$/;

type Silence = { rules: ReadonlySet<string>; from: number; to: number };

/** Leaves out what the author silenced: a comment `check-ignore rule, rule: raison` between braces silences the block below it. */
export function withoutSilenced(faults: Fault[], pages: CheckedPage[]): Fault[] {
  const silences = new Map(pages.map((page) => [page.source.file, listSilences(page)]));
  return faults.filter(
    ({ file, line, rule }) =>
      !silences
        .get(file)
        ?.some(({ rules, from, to }) => line !== undefined && line >= from && line <= to && rules.has(rule)),
  );
}

function listSilences(page: CheckedPage): Silence[] {
  const found: Silence[] = [];
  if (!page.tree || page.kind === 'generated') return found;
  visit(page.tree, 'mdxFlowExpression', (node, index, parent) => {
    const names = comment.exec(node.value)?.[1];
    const next = parent && index !== undefined ? parent.children[index + 1] : undefined;
    if (!names || !next?.position) return;
    const from = placeOf(page, next.position.start.line).line ?? 0;
    found.push({
      rules: new Set(names.split(/[\s,]+/)),
      from,
      to: placeOf(page, next.position.end.line).line ?? from,
    });
  });
  return found;
}
