import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
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
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`does not parse: ${(error as Error).message} in ${JSON.stringify(text)}`];
  }
  const wanted = argumentsOf(tryParse(source));
  const found = argumentsOf(elements);
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `lacks the placeholder ${name}`),
    ...[...found].filter((name) => !wanted.has(name)).map((name) => `has the unknown placeholder ${name}`),
    ...checkPlurals(elements, language),
  ];
}

function tryParse(message: string): MessageFormatElement[] {
  try {
    return parse(message);
  } catch {
    return []; // reported where the source itself is checked
  }
}

/** `{date}`, `<time>`, however deep. */
function argumentsOf(elements: MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  const visit = (list: MessageFormatElement[]): void =>
    list.forEach((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return;
      names.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
      if (isTagElement(element)) visit(element.children);
      if (isPluralElement(element) || isSelectElement(element))
        Object.values(element.options).forEach(({ value }) => visit(value));
    });
  visit(elements);
  return names;
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
