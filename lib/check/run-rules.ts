import { ContentError } from '../content/types';
import type { CheckedPage } from './page';
import { isTimeout, withinSeconds } from './parse';
import { proseOf } from './prose';
import type { Prose, Rule, Site } from './rule';
import { ruleOf } from './rules';
import { toFault } from './rules/files';
import { listSilences, silenceFaults } from './silences';
import type { Fault, Finding } from './types';

/** Limit: a damaged file would otherwise fill the terminal. */
export const maxFaultsPerFile = 100;

const maxSecondsPerPage = 30;

/** Applies rules to pages and to the site as a whole. */
export function runRules(rules: Rule[], site: Site, pages: CheckedPage[] = site.pages): Fault[] {
  return [
    ...site.readFaults,
    ...pages.flatMap((page) => faultsInTime(rules, page, site)),
    ...rules.flatMap((rule) => [
      ...toFaults(rule, '', () => rule.site?.(site) ?? []),
      ...site.otherProse.flatMap(({ file, prose }) => toFaults(rule, file, () => inProse(rule, prose, site))),
    ]),
  ];
}

/** A hostile text can keep a rule busy for minutes: stop checking that page and report it. */
function faultsInTime(rules: Rule[], page: CheckedPage, site: Site): Fault[] {
  try {
    return withinSeconds(maxSecondsPerPage, () => {
      const silences = listSilences(page);
      return rules
        .flatMap((rule) => toFaults(rule, page.file, () => findingsOf(rule, page, site)))
        .concat(silenceFaults(page))
        .filter(({ rule, line = 0 }) =>
          silences.every(({ rules, from, to }) => !rules.includes(rule) || line < from || line > to),
        );
    });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const size = `sa vérification prend plus de ${maxSecondsPerPage} secondes`;
    return [{ file: page.file, rule: 'too-large', values: { size } }];
  }
}

/** Faults of one rule. A data file that cannot be read is a fault itself, and only stops the rules that need it. */
function toFaults({ id: rule }: Rule, pageFile: string, find: () => Iterable<Finding>): Fault[] {
  try {
    return [...find()].map(({ file = pageFile, line, column, values = {}, edit }) => ({
      file,
      line,
      column,
      rule,
      values,
      edit,
    }));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [toFault(error)];
  }
}

function* findingsOf(rule: Rule, page: CheckedPage, site: Site): Iterable<Finding> {
  if (rule.page) yield* rule.page(page, site);
  if (rule.code)
    for (const block of page.codeBlocks) {
      for (const { line, column, values = {} } of rule.code(block, page, site))
        yield { ...page.inCode(block, line, column), values };
    }
  if (rule.prose)
    for (const prose of page.once('prose', () => proseOf(page))) yield* inProse(rule, prose, site);
}

function* inProse(rule: Rule, prose: Prose, site: Site): Iterable<Finding> {
  for (const { index, snippet, values = {}, replacement } of rule.prose?.(prose.text, site) ?? []) {
    const place = prose.place(index, snippet);
    const { line, column } = place;
    const canEdit = replacement !== undefined && line && column;
    const edit = canEdit ? { line, column, length: snippet.length, text: replacement } : undefined;
    yield { ...place, values, edit };
  }
}

/** Faults in reading order, each once, at most `maxFaultsPerFile` for each file. */
export function sortFaults(faults: Fault[]): Fault[] {
  const isError = ({ rule }: Fault): boolean => rule !== 'build' && ruleOf(rule).severity !== 'warning';
  const ofRules = new Set(faults.filter(isError).map(({ file }) => file));
  const located = new Set(faults.filter(({ column }) => column).map(({ file, line }) => `${file}:${line}`));
  const unique = new Map(
    faults
      // The build reports only the first fault of a file; other errors describe it better, and remarks do not replace it.
      .filter(({ rule, file }) => rule !== 'build' || !ofRules.has(file))
      // Rendering a page finds the fault of a file again, without its column.
      .filter(({ rule, file, line, column }) => rule !== 'build' || column || !located.has(`${file}:${line}`))
      .map((fault) => {
        const { file, line, column, rule, values } = fault;
        return [JSON.stringify([file, line, column, rule, values]), fault];
      }),
  );
  const counts = new Map<string, number>();
  return [...unique.values()].sort(inReadingOrder).filter(({ file }) => {
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    return count < maxFaultsPerFile;
  });
}

function inReadingOrder(a: Fault, b: Fault): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
