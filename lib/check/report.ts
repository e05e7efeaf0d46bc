import { ruleOf } from './rules';
import type { Fault, Language } from './types';
import { fill } from './words';

/** The words of a fault in a language. */
export function describe({ rule, values }: Pick<Fault, 'rule' | 'values'>, language: Language) {
  const { severity = 'error' as const, message, fix } = ruleOf(rule);
  return { severity, message: fill(message, values, language), fix: fill(fix, values, language) };
}

export function countFaults(faults: Fault[]) {
  const errors = faults.filter(({ rule }) => ruleOf(rule).severity !== 'warning').length;
  return { errors, warnings: faults.length - errors, fixable: faults.filter(({ edit }) => edit).length };
}

type Paint = (style: keyof typeof codes, text: string) => string;

const codes = { red: 31, yellow: 33, bold: 1, dim: 2, green: 32 };

/** Colours for a terminal, or none. */
export function createPaint(colours: boolean): Paint {
  return (style, text) => (colours ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

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
export function toText(faults: Fault[], language: Language, paint: Paint): string {
  const label = labels[language];
  if (faults.length === 0) return paint('green', label.none);
  const lines: string[] = [];
  let file = '';
  for (const fault of faults) {
    if (fault.file !== file) lines.push('', paint('bold', fault.file));
    file = fault.file;
    const { severity, message, fix } = describe(fault, language);
    const kind = paint(severity === 'error' ? 'red' : 'yellow', label[severity]);
    lines.push(
      `  ${paint('dim', placeOf(fault))}  ${kind}  ${message}  ${paint('dim', fault.rule)}`,
      `      ${paint('dim', label.todo)} ${fix}`,
    );
  }
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
  const data = (text: string): string =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return faults
    .map((fault) => {
      const { severity, message, fix } = describe(fault, language);
      const { file, line, column, rule } = fault;
      const place = `${line ? `line=${line},` : ''}${column ? `col=${column},` : ''}`;
      const title = `title=${property(rule)}`;
      return `::${severity} file=${property(file)},${place}${title}::${data(`${message}\n${fix}`)}`;
    })
    .join('\n');
}
