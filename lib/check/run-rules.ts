import type { CheckedPage } from './page';
import { isTimeout, withinSeconds } from './parse';
import { proseOf } from './prose';
import type { Prose, Rule, Site } from './rule';
import type { Fault, Finding } from './types';

/** Faults of one file that are reported; a damaged file would fill the terminal otherwise. */
export const maxFaultsPerFile = 100;

const maxSecondsPerPage = 30;

/** Applies rules to pages and to the site as a whole. */
export function runRules(rules: Rule[], site: Site, pages: CheckedPage[] = site.pages): Fault[] {
  return [
    ...site.readFaults,
    ...pages.flatMap((page) => faultsInTime(rules, page, site)),
    ...rules.flatMap((rule) => [
      ...toFaults(rule, rule.site?.(site) ?? [], ''),
      ...site.otherProse.flatMap(({ file, prose }) => [...toFaults(rule, inProse(rule, prose, site), file)]),
    ]),
  ];
}

/** Rules that a hostile text keeps busy are given up, and the file is named. */
function faultsInTime(rules: Rule[], page: CheckedPage, site: Site): Fault[] {
  try {
    return withinSeconds(maxSecondsPerPage, () => {
      const silences = listSilences(page);
      return rules.flatMap((rule) => [...toFaults(rule, findingsOf(rule, page, site), page.file, silences)]);
    });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const size = {
      fr: `sa vérification prend plus de ${maxSecondsPerPage} secondes`,
      en: `checking it takes more than ${maxSecondsPerPage} seconds`,
    };
    return [{ file: page.file, rule: 'too-large', values: { size } }];
  }
}

/** Findings as faults, at most `maxFaultsPerFile` of each file. */
function* toFaults(
  { id }: Rule,
  findings: Iterable<Finding>,
  pageFile: string,
  silences: Silence[] = [],
): Iterable<Fault> {
  const counts = new Map<string, number>();
  for (const { file = pageFile, values = {}, ...finding } of findings) {
    if (silences.some(({ rules, from, to }) => rules.has(id) && isBetween(finding.line, from, to))) continue;
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count <= maxFaultsPerFile) yield { ...finding, file, rule: id, values };
    else if (file === pageFile) return;
  }
}

function* findingsOf(rule: Rule, page: CheckedPage, site: Site): Iterable<Finding> {
  if (rule.page) yield* rule.page(page, site);
  if (rule.sample)
    for (const sample of page.samples)
      for (const { line, column, ...finding } of rule.sample(sample, page, site))
        yield { ...finding, ...page.inSample(sample, line, column) };
  if (rule.prose)
    for (const prose of page.once('prose', () => proseOf(page))) yield* inProse(rule, prose, site);
}

function* inProse(rule: Rule, prose: Prose, site: Site): Iterable<Finding> {
  for (const { index, snippet, values, replacement } of rule.prose?.(prose.text, site) ?? []) {
    const { line, column } = prose.place(index, snippet);
    const canEdit = replacement !== undefined && line !== undefined && column !== undefined;
    const edit = canEdit ? { line, column, length: snippet.length, text: replacement } : undefined;
    yield { line, column, edit, ...(values ? { values } : {}) };
  }
}

/** Faults in reading order, each once, at most `maxFaultsPerFile` for each file. */
export function sortFaults(faults: Fault[]): Fault[] {
  const ofRules = new Set(faults.filter(({ rule }) => rule !== 'build').map(({ file }) => file));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return (
    faults
      // The build stops at the first fault of a file, which another rule describes better.
      .filter(({ rule, file }) => rule !== 'build' || !ofRules.has(file))
      .sort(
        (a, b) =>
          Number(a.file > b.file) - Number(a.file < b.file) ||
          (a.line ?? 0) - (b.line ?? 0) ||
          (a.column ?? 0) - (b.column ?? 0),
      )
      .filter(({ file, line, column, rule, values }) => {
        const key = JSON.stringify([file, line, column, rule, values]);
        const count = counts.get(file) ?? 0;
        if (seen.has(key) || count >= maxFaultsPerFile) return false;
        seen.add(key);
        counts.set(file, count + 1);
        return true;
      })
  );
}

type Silence = { rules: ReadonlySet<string>; from: number; to: number };

const ignoreComment = /^\s*\/\*\s*check-ignore\s+([\w,\s-]+?)\s*(?::[\s\S]*)?\*\/\s*$/;

/** Comments `check-ignore rule, rule: reason` between braces silence the block below them. */
function listSilences(page: CheckedPage): Silence[] {
  if (page.kind === 'generated') return [];
  return page.nodes('mdxFlowExpression').flatMap((node) => {
    const names = ignoreComment.exec(node.value)?.[1];
    const siblings = names ? (page.parentsOf(node).at(-1)?.children ?? []) : [];
    const next = siblings[siblings.indexOf(node) + 1];
    if (!names || !next?.position) return [];
    const from = page.place(next.position.start.line).line ?? 0;
    const to = page.place(next.position.end.line).line ?? from;
    return [{ rules: new Set(names.split(/[\s,]+/)), from, to }];
  });
}

function isBetween(line: number | undefined, from: number, to: number): boolean {
  return line !== undefined && line >= from && line <= to;
}
