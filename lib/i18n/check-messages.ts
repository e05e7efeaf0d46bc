import {
  isPluralElement,
  isStructurallySame,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { didYouMean } from '../text/nearest';

/** A catalogue as in its file: groups of messages. */
export type Catalogue = { [key: string]: string | Catalogue };

/** `{ a: { b: 'x' } }` → `a.b` → `x`. */
export function flattenMessages(catalogue: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

/** What is wrong with a message, and what to do, in French: authors and translators read it. */
type MessageFault = { key: string; problem: string; fix: string };

/** Lists differences from the source: missing and unknown keys, broken messages, other placeholders, wrong plural forms. */
export function checkMessages(source: Catalogue, catalogue: Catalogue, language: string): MessageFault[] {
  const wanted = flattenMessages(source);
  const found = flattenMessages(catalogue);
  const missing = [...wanted.keys()].filter((key) => !found.has(key));
  const unknown = [...found.keys()].filter((key) => !wanted.has(key));
  return [
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
  try {
    const elements = parse(text);
    const { error } = isStructurallySame(parse(source), elements);
    const variables: Advice = [
      'n’a pas les variables et les balises du texte français',
      'Écrivez les mêmes noms que dans messages/fr.json.',
    ];
    return [...(error ? [variables] : []), ...checkPlurals(elements, language)];
  } catch (error) {
    return [[`ne se lit pas (${(error as Error).message})`, 'Fermez chaque accolade et chaque balise.']];
  }
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
