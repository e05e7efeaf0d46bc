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
  const found: Fault[] = [];
  for (const page of pages) found.push(...faultsInTime(rules, page, site));
  for (const rule of rules) {
    if ('site' in rule) take(found, rule, rule.site(site), '');
    if ('prose' in rule)
      for (const { file, prose } of site.otherProse) take(found, rule, inProse(rule, prose, site), file);
  }
  return found;
}

/** Rules that a hostile text keeps busy are given up, and the file is named. */
function faultsInTime(rules: Rule[], page: CheckedPage, site: Site): Fault[] {
  try {
    return withinSeconds(maxSecondsPerPage, () => faultsOfPage(rules, page, site));
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const size = {
      fr: `sa vérification prend plus de ${maxSecondsPerPage} secondes`,
      en: `checking it takes more than ${maxSecondsPerPage} seconds`,
    };
    return [{ file: page.file, rule: 'too-large', values: { size } }];
  }
}

function faultsOfPage(rules: Rule[], page: CheckedPage, site: Site): Fault[] {
  const found: Fault[] = [];
  const silences = listSilences(page);
  for (const rule of rules) take(found, rule, findingsOf(rule, page, site), page.file, silences);
  return found;
}

/** Adds findings, as many of each file as are reported. */
function take(
  faults: Fault[],
  { id }: Rule,
  findings: Iterable<Finding>,
  pageFile: string,
  silences: Silence[] = [],
): void {
  const counts = new Map<string, number>();
  for (const { file = pageFile, values = {}, ...finding } of findings) {
    const count = (counts.get(file) ?? 0) + 1;
    if (count > maxFaultsPerFile && file === pageFile) return;
    if (count > maxFaultsPerFile) continue;
    if (silences.some((silence) => silence.rules.has(id) && isWithin(finding.line, silence))) continue;
    faults.push({ ...finding, file, rule: id, values });
    counts.set(file, count);
  }
}

function* findingsOf(rule: Rule, page: CheckedPage, site: Site): Iterable<Finding> {
  if ('page' in rule) yield* rule.page(page, site);
  if ('sample' in rule)
    for (const sample of page.samples)
      for (const { line, column, ...finding } of rule.sample(sample, page, site))
        yield { ...finding, ...page.inSample(sample, line, column) };
  if ('prose' in rule)
    for (const prose of page.once('prose', () => proseOf(page))) yield* inProse(rule, prose, site);
}

function* inProse(rule: Extract<Rule, { prose: unknown }>, prose: Prose, site: Site): Iterable<Finding> {
  for (const { index, snippet, values, replacement } of rule.prose(prose.text, site)) {
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

function isWithin(line: number | undefined, { from, to }: Silence): boolean {
  return line !== undefined && line >= from && line <= to;
}
