import { describe, rules, type Language } from '../rules';
import type { Fault } from '../types';
import { countFaults } from './summary';

type Paint = (style: 'red' | 'yellow' | 'bold' | 'dim' | 'green', text: string) => string;

const codes = { red: 31, yellow: 33, bold: 1, dim: 2, green: 32 };

/** Colours for a terminal, or none. */
export function createPaint(colours: boolean): Paint {
  return (style, text) => (colours ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

const labels = {
  fr: {
    error: 'erreur',
    warning: 'remarque',
    todo: 'À faire',
    why: 'Pourquoi',
    none: 'Aucun défaut.',
    fixable: (n: number) =>
      `${n} ${n > 1 ? 'se corrigent' : 'se corrige'} sans risque : npm run check -- --fix`,
    total: (e: number, w: number) => `${e} erreur${e > 1 ? 's' : ''}, ${w} remarque${w > 1 ? 's' : ''}`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    todo: 'To do',
    why: 'Why',
    none: 'No fault.',
    fixable: (n: number) => `${n} can be mended by npm run check -- --fix`,
    total: (e: number, w: number) => `${e} error${e === 1 ? '' : 's'}, ${w} warning${w === 1 ? '' : 's'}`,
  },
};

/** For people: faults by file, each with what is wrong, why it matters, what to do. */
export function toText(faults: Fault[], language: Language, paint: Paint): string {
  const label = labels[language];
  if (faults.length === 0) return paint('green', label.none);
  const lines: string[] = [];
  let file = '';
  for (const fault of faults) {
    if (fault.file !== file) lines.push('', paint('bold', fault.file));
    file = fault.file;
    const severity = rules[fault.rule].severity;
    const words = describe(fault, language);
    lines.push(
      `  ${paint('dim', placeOf(fault))}  ${paint(severity === 'error' ? 'red' : 'yellow', label[severity])}  ${words.what}  ${paint('dim', fault.rule)}`,
      `      ${paint('dim', `${label.why}${language === 'fr' ? '\u00a0' : ''}:`)} ${words.why}`,
      `      ${paint('dim', `${label.todo}${language === 'fr' ? '\u00a0' : ''}:`)} ${words.todo}`,
    );
  }
  const { errors, warnings, fixable } = countFaults(faults);
  lines.push('', paint(errors > 0 ? 'red' : 'yellow', label.total(errors, warnings)));
  if (fixable > 0) lines.push(label.fixable(fixable));
  return lines.slice(1).join('\n');
}

/** `content/fr/a.mdx:12:5`, so that a terminal makes it a link. */
function placeOf({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** For other programs: one array, every field named. */
export function toJson(faults: Fault[], language: Language): string {
  return JSON.stringify(
    faults.map((fault) => ({
      file: fault.file,
      line: fault.line ?? null,
      column: fault.column ?? null,
      rule: fault.rule,
      severity: rules[fault.rule].severity,
      ...describe(fault, language),
      fixable: fault.edit !== undefined,
    })),
    null,
    2,
  );
}

/** Workflow commands: GitHub shows them on the lines of a pull request. */
export function toGitHub(faults: Fault[], language: Language): string {
  const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const data = (text: string): string =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  return faults
    .map((fault) => {
      const words = describe(fault, language);
      const place = [
        `file=${property(fault.file)}`,
        ...(fault.line ? [`line=${fault.line}`] : []),
        ...(fault.column ? [`col=${fault.column}`] : []),
        `title=${property(fault.rule)}`,
      ];
      return `::${rules[fault.rule].severity} ${place.join(',')}::${data(`${words.what}\n${words.why}\n${words.todo}`)}`;
    })
    .join('\n');
}
