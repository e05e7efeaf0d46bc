import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isStructurallySame,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { isMapping } from '../text/mapping';
import { didYouMean } from '../text/nearest';

/** A catalogue as in its file: groups of messages. */
export type Catalogue = { [key: string]: string | Catalogue };

/** `{ a: { b: 'x' } }` → `a.b` → `x`. */
export function flattenMessages(catalogue: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...(isMapping(value) ? flattenMessages(value, `${prefix}${key}.`) : [])],
    ),
  );
}

/** Keys of values that are numbers, lists… as a file may hold them by mistake. */
function findUnfit(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    return isMapping(value) ? findUnfit(value, `${prefix}${key}.`) : [prefix + key];
  });
}

/** What is wrong with a message, and what to do, in French: authors and translators read it. */
type MessageFault = { key: string; problem: string; fix: string };

/** Lists differences from the source: missing and unknown keys, broken messages, other placeholders, wrong plural forms. */
export function checkMessages(source: Catalogue, catalogue: Catalogue, language: string): MessageFault[] {
  const wanted = flattenMessages(source);
  const found = flattenMessages(catalogue);
  const unfit = findUnfit(catalogue);
  // The French file names its own fault.
  const isUnfit = (key: string): boolean => unfit.includes(key) || findUnfit(source).includes(key);
  const missing = [...wanted.keys()].filter((key) => !found.has(key) && !isUnfit(key));
  const unknown = [...found.keys()].filter((key) => !wanted.has(key) && !isUnfit(key));
  return [
    ...unfit.map((key) => ({
      key,
      problem: 'n’est ni un texte ni un groupe de textes',
      fix: 'Écrivez un texte entre guillemets doubles.',
    })),
    ...missing.map((key) => ({ key, problem: 'manque', fix: 'Ajoutez-le, dans la langue du fichier.' })),
    ...unknown.map((key) => ({
      key,
      problem: 'n’existe pas en français',
      fix: didYouMean(key, missing, 'Retirez-le, ou ajoutez-le à messages/fr.json.'),
    })),
    ...[...found].flatMap(([key, text]) =>
      checkMessage(wanted.get(key) ?? text, text, language).map(([problem, fix]) => ({ key, problem, fix })),
    ),
  ];
}

type Advice = [problem: string, fix: string];

function checkMessage(source: string, text: string, language: string): Advice[] {
  const [french, own] = [readMessage(source), readMessage(text)];
  if ('advice' in own) return [own.advice];
  // The French file names its own fault.
  const isSame = 'advice' in french || isStructurallySame(french.elements, own.elements).success;
  const names = 'advice' in french ? [] : [...new Set(namesIn(french.elements))];
  const variables: Advice = [
    'n’a pas les variables et les balises du texte français',
    names.length > 0
      ? `Écrivez ${names.join(', ')} comme dans messages/fr.json.`
      : 'Retirez-les : messages/fr.json n’en a pas.',
  ];
  return [...(isSame ? [] : [variables]), ...checkPlurals(own.elements, language)];
}

function readMessage(text: string): { elements: MessageFormatElement[] } | { advice: Advice } {
  try {
    return { elements: parse(text) };
  } catch (error) {
    return { advice: explain((error as Error).message) };
  }
}

/** The kinds of errors that the parser names, with what is wrong. The first one that its code holds counts. */
const explanations: [code: RegExp, problem: string, fix: string][] = [
  [/EMPTY_ARGUMENT/, 'des accolades vides', 'Nommez la variable, {nom}, ou retirez-les.'],
  [/TAG/, 'une balise n’est pas fermée', "Fermez-la : <b>…</b>. Un signe < simple s’écrit '<'."],
  [/OTHER_CLAUSE/, 'il manque la forme other', 'Terminez par elle : {n, plural, one {…} other {…}}.'],
  [
    /ARGUMENT_TYPE/,
    'le mot après la virgule n’est ni plural, ni select, ni number, ni date',
    'Écrivez par exemple {n, plural, one {…} other {…}}.',
  ],
  [/PLURAL|SELECT/, 'les formes sont mal écrites', 'Écrivez {n, plural, one {…} other {…}}.'],
];

function explain(code: string): Advice {
  const [, problem, fix] = explanations.find(([one]) => one.test(code)) ?? [
    code,
    'une accolade n’est pas fermée, ou son nom n’est pas un seul mot',
    "Écrivez {nom} ; une accolade simple s’écrit '{'.",
  ];
  return [`ne se lit pas : ${problem}`, fix];
}

/** The variables and tags of a message: `{count}`, `<time>`. */
function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...namesIn(element.children)];
    const options =
      isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : [];
    return [`{${element.value}}`, ...options.flatMap(({ value }) => namesIn(value))];
  });
}

/** A plural must have exactly the forms of its language; exact numbers (`=0`) may be added. */
function checkPlurals(elements: MessageFormatElement[], language: string): Advice[] {
  return elements.flatMap((element): Advice[] => {
    if (isTagElement(element)) return checkPlurals(element.children, language);
    if (!isPluralElement(element)) return [];
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' });
    const wanted = rules
      .resolvedOptions()
      .pluralCategories.filter((name) => name !== 'many') // for millions in Romance languages; such counts do not occur here
      .sort()
      .join(', ');
    const found = Object.keys(element.options)
      .filter((name) => !name.startsWith('='))
      .sort()
      .join(', ');
    const problem = `a les formes ${found} pour {${element.value}}`;
    return found === wanted ? [] : [[problem, `Écrivez les formes de cette langue : ${wanted}.`]];
  });
}
