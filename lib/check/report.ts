import { ruleOf } from './rules';
import type { Fault, Severity, Values } from './types';

/** The words of a fault. */
export function describe({ rule: id, values }: Pick<Fault, 'rule' | 'values'>) {
  const { severity = 'error' as const, message, fix = '{fix}' } = ruleOf(id);
  return { severity, message: fill(message, values), fix: fill(fix, values) };
}

/** Replaces `{name}` by the values of a finding, and adds a missing full stop to a value at the end of a sentence. */
function fill(template: string, values: Values): string {
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string, index: number) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : undefined;
    if (value === undefined) return whole;
    const ends = /^(?:$|\s\p{Lu})/u.test(template.slice(index + whole.length));
    return ends && !/[.?!…]\s*$/.test(value) ? `${value}.` : value;
  });
  return text.trim();
}

/** Counts errors, warnings, and faults that `--fix` corrects. */
export function countFaults(faults: Fault[]) {
  const errors = faults.filter(({ rule }) => ruleOf(rule).severity !== 'warning').length;
  return { errors, warnings: faults.length - errors, fixable: faults.filter(({ edit }) => edit).length };
}

const styles = { red: 31, yellow: 33, bold: 1, dim: 2, green: 32 };

const labels: Record<Severity, string> = { error: 'erreur', warning: 'remarque' };

/** `2 erreurs`, `0 remarque`. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** For people: faults by file, each with what is wrong, why it matters and what to do. */
export function toText(faults: Fault[], colours: boolean): string {
  const paint = (style: keyof typeof styles, text: string): string =>
    colours ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
  if (faults.length === 0) return paint('green', 'Aucun défaut.');
  const lines = faults.flatMap((fault, index) => {
    const { severity, message, fix } = describe(fault);
    const kind = paint(severity === 'error' ? 'red' : 'yellow', labels[severity]);
    return [
      ...(fault.file === faults[index - 1]?.file ? [] : ['', paint('bold', fault.file)]),
      `  ${paint('dim', placeOf(fault))}  ${kind}  ${message}  ${paint('dim', fault.rule)}`,
      `      ${paint('dim', 'À faire\u00a0:')} ${fix}`,
    ];
  });
  const { errors, warnings, fixable } = countFaults(faults);
  const total = `${counted(errors, labels.error)}, ${counted(warnings, labels.warning)}`;
  lines.push('', paint(errors > 0 ? 'red' : 'yellow', total));
  if (fixable > 0)
    lines.push(
      `${fixable} ${fixable > 1 ? 'se corrigent' : 'se corrige'} sans risque : npm run check -- --fix`,
    );
  return lines.slice(1).join('\n');
}

/** `content/fr/a.mdx:12:5`, which terminals make a link. */
export function placeOf({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** For other programs: one array, every field named. */
export function toJson(faults: Fault[]): string {
  const entries = faults.map((fault) => ({
    file: fault.file,
    line: fault.line ?? null,
    column: fault.column ?? null,
    rule: fault.rule,
    ...describe(fault),
    fixable: fault.edit !== undefined,
  }));
  return JSON.stringify(entries, null, 2);
}

/** Workflow commands: GitHub shows them on the lines of a pull request. */
export function toGitHub(faults: Fault[]): string {
  const escape = (text: string, pattern: RegExp): string => text.replace(pattern, encodeURIComponent);
  return faults
    .map((fault) => {
      const { severity, message, fix } = describe(fault);
      const { file, line, column, rule } = fault;
      const place = `${line ? `line=${line},` : ''}${column ? `col=${column},` : ''}`;
      const properties = `file=${escape(file, /[%\r\n:,]/g)},${place}title=${rule}`;
      return `::${severity} ${properties}::${escape(`${message}\n${fix}`, /[%\r\n]/g)}`;
    })
    .join('\n');
}
