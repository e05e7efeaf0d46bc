import {
  isPluralElement,
  isStructurallySame,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

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

/** Lists differences from the source: missing and unknown keys, broken messages, other placeholders, wrong plural forms. */
export function checkMessages(source: Catalogue, catalogue: Catalogue, language: string): string[] {
  const wanted = flattenMessages(source);
  const found = flattenMessages(catalogue);
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `"${key}" is missing`),
    ...[...found.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `"${key}" is not a key of the source`),
    ...[...found].flatMap(([key, text]) =>
      checkMessage(wanted.get(key) ?? text, text, language).map((fault) => `"${key}" ${fault}`),
    ),
  ];
}

function checkMessage(source: string, text: string, language: string): string[] {
  try {
    const elements = parse(text);
    const { error } = isStructurallySame(parse(source), elements);
    return [
      ...(error ? [`has other placeholders than the source: ${error.message}`] : []),
      ...checkPlurals(elements, language),
    ];
  } catch (error) {
    return [`does not parse: ${(error as Error).message} in ${JSON.stringify(text)}`];
  }
}

/** A plural must have exactly the forms of its language; exact numbers (`=0`) may be added. */
function checkPlurals(elements: MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element): string[] => {
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
    const variable = `{${element.value}}`;
    return found === wanted
      ? []
      : [`has the plural forms "${found}" of ${variable}, but ${language} has "${wanted}"`];
  });
}
