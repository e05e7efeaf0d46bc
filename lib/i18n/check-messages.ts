import {
  isPluralElement,
  isStructurallySame,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** A catalogue as it stands in its file: groups of messages. */
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

/**
 * What keeps a catalogue from standing in for its source: keys missing or of its own, messages that do not parse, other
 * placeholders than the source's, plural forms the language does not have or lacks.
 */
export function checkMessages(source: Catalogue, catalogue: Catalogue, language: string): string[] {
  const wanted = flattenMessages(source);
  const found = flattenMessages(catalogue);
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `"${key}" is missing`),
    ...[...found.keys()].filter((key) => !wanted.has(key)).map((key) => `"${key}" is no key of the source`),
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

/** A plural must have just the forms its language has; exact numbers (`=0`) may stand besides. */
function checkPlurals(elements: MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element): string[] => {
    if (isTagElement(element)) return checkPlurals(element.children, language);
    if (!isPluralElement(element)) return [];
    const type = element.pluralType ?? 'cardinal';
    const wanted = new Intl.PluralRules(language, { type })
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== 'many'); // of millions, in Romance languages: no such count here
    const found = Object.keys(element.options).filter((name) => !name.startsWith('='));
    return [
      ...wanted
        .filter((name) => !found.includes(name))
        .map((name) => `lacks the plural form "${name}" of {${element.value}}`),
      ...found
        .filter((name) => !wanted.includes(name as (typeof wanted)[number]))
        .map(
          (name) => `has the plural form "${name}" of {${element.value}}, which ${language} does not have`,
        ),
    ];
  });
}
