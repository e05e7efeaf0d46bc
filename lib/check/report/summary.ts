import { rules, type Language } from '../rules';
import type { Fault } from '../types';

export type Totals = { errors: number; warnings: number; fixable: number };

/** Faults in reading order, each once. A fault the build also stops at is only shown by the more precise rule. */
export function sortFaults(faults: Fault[]): Fault[] {
  const precise = new Set(
    faults.filter(({ rule }) => rule !== 'build').map(({ file, line }) => `${file}:${line}`),
  );
  const seen = new Set<string>();
  return faults
    .filter(({ rule, file, line }) => rule !== 'build' || !precise.has(`${file}:${line}`))
    .filter((fault) => {
      const key = JSON.stringify([fault.file, fault.line, fault.column, fault.rule, fault.values]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) =>
      a.file < b.file
        ? -1
        : a.file > b.file
          ? 1
          : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
}

export function countFaults(faults: Fault[]): Totals {
  const errors = faults.filter(({ rule }) => rules[rule].severity === 'error').length;
  return { errors, warnings: faults.length - errors, fixable: faults.filter(({ edit }) => edit).length };
}

/** `LC_ALL`, `LC_MESSAGES`, `LANG` of the shell: French where it is French, else English. */
export function languageOf(env: Record<string, string | undefined>): Language {
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
