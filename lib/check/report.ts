import { ruleOf } from './rules';
import type { Fault, Language } from './types';
import { fill } from './words';

/** The words of a fault in a language. */
export function describe({ rule: id, values }: Pick<Fault, 'rule' | 'values'>, language: Language) {
  const rule = ruleOf(id);
  const fix = (language === 'fr' ? rule.fixFr : rule.fixEn) ?? '{fix}';
  return {
    severity: rule.severity ?? ('error' as const),
    message: fill(rule[language], values, language),
    fix: fill(fix, values, language),
  };
}

export function countFaults(faults: Fault[]) {
  const errors = faults.filter(({ rule }) => ruleOf(rule).severity !== 'warning').length;
  return { errors, warnings: faults.length - errors, fixable: faults.filter(({ edit }) => edit).length };
}

const styles = { red: 31, yellow: 33, bold: 1, dim: 2, green: 32 };

const labels = {
  fr: {
    error: 'erreur',
    warning: 'remarque',
    todo: 'À faire\u00a0:',
    none: 'Aucun défaut.',
    fixable: (n: number) =>
      `${n} ${n > 1 ? 'se corrigent' : 'se corrige'} sans risque : npm run check -- --fix`,
    total: (e: number, w: number) => `${e} erreur${e > 1 ? 's' : ''}, ${w} remarque${w > 1 ? 's' : ''}`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    todo: 'To do:',
    none: 'No fault.',
    fixable: (n: number) => `${n} can be fixed by npm run check -- --fix`,
    total: (e: number, w: number) => `${e} error${e === 1 ? '' : 's'}, ${w} warning${w === 1 ? '' : 's'}`,
  },
};

/** For people: faults by file, each with what is wrong, why it matters and what to do. */
export function toText(faults: Fault[], language: Language, colours: boolean): string {
  const label = labels[language];
  const paint = (style: keyof typeof styles, text: string): string =>
    colours ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
  if (faults.length === 0) return paint('green', label.none);
  const lines = faults.flatMap((fault, index) => {
    const { severity, message, fix } = describe(fault, language);
    const kind = paint(severity === 'error' ? 'red' : 'yellow', label[severity]);
    return [
      ...(fault.file === faults[index - 1]?.file ? [] : ['', paint('bold', fault.file)]),
      `  ${paint('dim', placeOf(fault))}  ${kind}  ${message}  ${paint('dim', fault.rule)}`,
      `      ${paint('dim', label.todo)} ${fix}`,
    ];
  });
  const { errors, warnings, fixable } = countFaults(faults);
  lines.push('', paint(errors > 0 ? 'red' : 'yellow', label.total(errors, warnings)));
  if (fixable > 0) lines.push(label.fixable(fixable));
  return lines.slice(1).join('\n');
}

/** `content/fr/a.mdx:12:5`, which terminals make a link. */
function placeOf({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** For other programs: one array, every field named. */
export function toJson(faults: Fault[], language: Language): string {
  const entries = faults.map((fault) => ({
    file: fault.file,
    line: fault.line ?? null,
    column: fault.column ?? null,
    rule: fault.rule,
    ...describe(fault, language),
    fixable: fault.edit !== undefined,
  }));
  return JSON.stringify(entries, null, 2);
}

/** Workflow commands: GitHub shows them on the lines of a pull request. */
export function toGitHub(faults: Fault[], language: Language): string {
  const escape = (text: string, pattern: RegExp): string => text.replace(pattern, encodeURIComponent);
  return faults
    .map((fault) => {
      const { severity, message, fix } = describe(fault, language);
      const { file, line, column, rule } = fault;
      const place = `${line ? `line=${line},` : ''}${column ? `col=${column},` : ''}`;
      const properties = `file=${escape(file, /[%\r\n:,]/g)},${place}title=${rule}`;
      return `::${severity} ${properties}::${escape(`${message}\n${fix}`, /[%\r\n]/g)}`;
    })
    .join('\n');
}
