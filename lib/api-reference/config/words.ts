import { entryAt, fieldsOf, type EntryWords } from '../entry-words';
import { WordsFaults, checkNames, mapAt, readWordsFile, textAt, type WordsMap } from '../yaml-words';
import { buildConfigTree } from './tree';
import type { ConfigDefinition, ConfigReference, DocumentedConfig, DocumentedDefinition } from './types';

/** Joins the structure with its words (content/fr/api/config.yaml); throws one WordsError that lists every fault. */
export function documentConfig(reference: ConfigReference, yaml: string, file: string): DocumentedConfig {
  const faults = new WordsFaults(file);
  const root = readWordsFile(yaml, file, faults);
  checkNames(root, '', ['intro', 'definitions'], 'part of this file', faults);
  const intro = textAt(root, 'intro', '', false, faults);
  const entries = mapAt(root, 'definitions', '', false, faults);
  const names = reference.definitions.map((definition) => definition.name);
  checkNames(entries, 'definitions', names, 'definition', faults);
  const definitions = reference.definitions.map((definition) => document(definition, entries, faults));
  faults.throwIfAny();
  return { version: reference.version, intro, definitions, tree: buildConfigTree(reference) };
}

function document(
  definition: ConfigDefinition,
  entries: WordsMap,
  faults: WordsFaults,
): DocumentedDefinition {
  const path = `definitions › ${definition.name}`;
  const map = entries.entries.get(definition.name);
  if (map?.type === 'text') {
    faults.add(
      map.line,
      path,
      'is a text, not a map',
      'write "text:", "example:" and its keys or variants below it',
    );
  }
  const known = map?.type === 'map' ? map : undefined;
  const words: EntryWords = known ? fieldsOf(known, path, ['keys', 'variants'], faults) : { text: '' };
  if (known && !words.example)
    faults.add(known.line, path, 'has no example', 'add "example:" with JSON from the root');
  const inner = readInner(definition, known, path, faults);
  switch (definition.kind) {
    case 'object':
      return {
        ...definition,
        words,
        keys: definition.keys.map((key) => ({ ...key, words: inner(key.name) })),
      };
    case 'enum':
      return {
        ...definition,
        words,
        values: definition.values.map((value) => ({ ...value, words: inner(value.name) })),
      };
    case 'union': {
      const variants = definition.variants.map((variant) => ({
        ...variant,
        words: inner(variant.name),
        keys: variant.keys.map((key) => ({ ...key, words: inner(`${variant.name}.${key.name}`) })),
      }));
      return { ...definition, words, variants };
    }
    case 'alias':
      return { ...definition, words };
  }
}

/** Checks the keys or variants of a definition and returns their reader. */
function readInner(
  definition: ConfigDefinition,
  map: WordsMap | undefined,
  path: string,
  faults: WordsFaults,
): (name: string) => EntryWords {
  const field = definition.kind === 'object' ? 'keys' : 'variants';
  const other = field === 'keys' ? 'variants' : 'keys';
  const names = innerNames(definition);
  const misplaced = map?.entries.get(other);
  if (misplaced) {
    const fix = names.length > 0 ? `write them below "${field}:"` : 'remove them';
    faults.add(
      misplaced.line,
      `${path} › ${other}`,
      `a definition of kind ${definition.kind} has no ${other}`,
      fix,
    );
  }
  if (!map) return () => ({ text: '' });
  const entries = mapAt(map, field, path, names.length > 0, faults);
  checkNames(entries, `${path} › ${field}`, names, field === 'keys' ? 'key' : 'variant', faults);
  return (name) => entryAt(entries, name, `${path} › ${field}`, faults);
}

/** The names that need words inside a definition: keys, values, or variants and their dotted keys. */
function innerNames(definition: ConfigDefinition): string[] {
  if (definition.kind === 'object') return definition.keys.map((key) => key.name);
  if (definition.kind === 'enum') return definition.values.map((value) => value.name);
  if (definition.kind === 'alias') return [];
  return definition.variants.flatMap((variant) => [
    variant.name,
    ...variant.keys.map((key) => `${variant.name}.${key.name}`),
  ]);
}
