import { frenchRules } from './words/french';
import { headingRules } from './words/headings';
import { linkRules } from './words/links';
import { sampleRules } from './words/samples';
import { assetRules } from './words/assets';
import { structureRules } from './words/structure';
import type { Severity } from './types';

/** What is wrong, why it matters, what to change. `{name}` is replaced by a value of the fault. */
export type Words = { what: string; why: string; todo: string };

export type Rule = { severity: Severity; fr: Words; en: Words };

/** Every rule by its name, which `--format` and the comment that silences a line use. */
export const rules = {
  ...structureRules,
  ...headingRules,
  ...assetRules,
  ...linkRules,
  ...sampleRules,
  ...frenchRules,
};

export type RuleId = keyof typeof rules;

export type Language = 'fr' | 'en';

/** The words of a fault in a language, with its values filled in. */
export function describe(fault: { rule: RuleId; values: Record<string, string> }, language: Language): Words {
  const rule: Rule = rules[fault.rule];
  const fill = (text: string): string =>
    text
      .replace(
        /\{(\w+)\}/g,
        (_, name: string) => fault.values[`${name}.${language}`] ?? fault.values[name] ?? '',
      )
      .trim();
  const { what, why, todo } = rule[language];
  return { what: fill(what), why: fill(why), todo: fill(todo) };
}
