import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { didYouMean } from '../text/nearest';
import type { CheckedPage } from './page';
import { allRules } from './rules';
import type { Fault, Values } from './types';

/** The lines of a block in which some rules find nothing. */
type Silence = { rules: string[]; from: number; to: number };

const ignoreComment = /^\s*\/\*\s*check-ignore\b([^:]*?)(?::([\s\S]*))?\*\/\s*$/;

/** Comments `check-ignore rule, rule: reason` between braces silence the block below them. */
export function listSilences(page: CheckedPage): Silence[] {
  return listComments(page).flatMap((comment) => {
    const { start, end } = findBlockBelow(page, comment)?.position ?? {};
    return start && end ? [{ rules: comment.rules, from: start.line, to: end.line }] : [];
  });
}

/** What is wrong with such comments: rules that do not exist, and exceptions without a reason or without a block below them. */
export function silenceFaults(page: CheckedPage): Fault[] {
  return page
    .findings(listComments(page), (comment) => [
      ...faultsOf(comment.rules, comment.reason),
      ...(findBlockBelow(page, comment) ? [] : [misplaced]),
    ])
    .map((finding) => ({
      ...finding,
      file: page.file,
      rule: 'ignore-comment',
      values: finding.values ?? {},
    }));
}

type Comment = { node: MdxFlowExpression | MdxTextExpression; rules: string[]; reason: string };

const misplaced: Values = {
  problem: 'n’a pas de bloc au-dessous de lui',
  fix: 'Placez-le seul sur une ligne, au-dessus du bloc.',
};

function listComments(page: CheckedPage): Comment[] {
  if (page.kind === 'generated') return [];
  return [...page.nodes('mdxFlowExpression'), ...page.nodes('mdxTextExpression')].flatMap((node) => {
    const [found, names = '', reason = ''] = ignoreComment.exec(node.value) ?? [];
    const rules = names.split(/[\s,]+/).filter(Boolean);
    return found === undefined ? [] : [{ node, rules, reason: reason.trim() }];
  });
}

/** The block that a comment silences. A comment within a line has none. */
function findBlockBelow(page: CheckedPage, { node }: Comment): Nodes | undefined {
  if (node.type === 'mdxTextExpression') return undefined;
  const siblings = page.parentsOf(node).at(-1)?.children ?? [];
  return siblings[siblings.indexOf(node) + 1];
}

function faultsOf(rules: string[], reason: string): Values[] {
  const ids = allRules.map(({ id }) => id);
  const form = 'Écrivez {/* check-ignore règle: raison */}.';
  if (rules.length === 0) return [{ problem: 'ne nomme aucune règle', fix: form }];
  const unknown = rules
    .filter((rule) => !ids.includes(rule))
    .map((rule) => ({
      problem: `nomme la règle « ${rule} », qui n’existe pas`,
      fix: didYouMean(rule, ids, 'Le nom d’une règle est au bout de son message.'),
    }));
  return reason === '' ? [...unknown, { problem: 'ne donne pas sa raison', fix: form }] : unknown;
}
