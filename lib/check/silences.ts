import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import { didYouMean } from '../text/nearest';
import type { CheckedPage } from './page';
import { allRules } from './rules';
import type { Fault, Values } from './types';

/** The lines of a block in which some rules find nothing. */
type Silence = { rules: string[]; from: number; to: number };

const ignoreComment = /^\s*\/\*\s*check-ignore\b([^:]*?)(?::([\s\S]*))?\*\/\s*$/;

/** Comments `check-ignore rule, rule: reason` between braces silence the block below them. */
export function listSilences(page: CheckedPage): Silence[] {
  return listComments(page).flatMap(({ node, rules }) => {
    const siblings = page.parentsOf(node).at(-1)?.children ?? [];
    const { start, end } = siblings[siblings.indexOf(node) + 1]?.position ?? {};
    return start && end ? [{ rules, from: start.line, to: end.line }] : [];
  });
}

/** What is wrong with such comments: rules that do not exist, and exceptions without a reason. */
export function silenceFaults(page: CheckedPage): Fault[] {
  return page
    .findings(listComments(page), ({ rules, reason }) => faultsOf(rules, reason))
    .map((finding) => ({
      ...finding,
      file: page.file,
      rule: 'ignore-comment',
      values: finding.values ?? {},
    }));
}

type Comment = { node: MdxFlowExpression; rules: string[]; reason: string };

function listComments(page: CheckedPage): Comment[] {
  if (page.kind === 'generated') return [];
  return page.nodes('mdxFlowExpression').flatMap((node) => {
    const [found, names = '', reason = ''] = ignoreComment.exec(node.value) ?? [];
    const rules = names.split(/[\s,]+/).filter(Boolean);
    return found === undefined ? [] : [{ node, rules, reason: reason.trim() }];
  });
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
