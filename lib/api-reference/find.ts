import type { Locale } from '../site/config';
import type { ConfigKey, ConfigVariant, DocumentedDefinition } from './config/types';
import type { DocumentedMember, DocumentedSymbol } from './js/words-types';
import type { CliOption, CliPositional, DocumentedCommand } from './cli/types';
import { getReference } from './reference';

export type JsEntry = { symbol: DocumentedSymbol; member?: DocumentedMember };

/** Symbol or member of a module page by its anchor. */
export function findJsEntry(module: string, anchor: string, locale: Locale): JsEntry {
  for (const section of getReference(locale).modules.find(({ name }) => name === module)?.sections ?? []) {
    for (const symbol of section.symbols) {
      if (symbol.anchor === anchor) return { symbol };
      const member =
        'members' in symbol ? symbol.members.find((candidate) => candidate.anchor === anchor) : undefined;
      if (member) return { symbol, member };
    }
  }
  throw new Error(`the module "${module}" has no entry "${anchor}"`);
}

/** Definition of the configuration by its anchor. */
export function findDefinition(anchor: string, locale: Locale): DocumentedDefinition {
  return found(
    getReference(locale).config.definitions.find((definition) => definition.anchor === anchor),
    anchor,
  );
}

/** Key or variant of the configuration by its anchor. */
export function findConfigEntry(anchor: string, locale: Locale): ConfigKey | ConfigVariant {
  const entries = getReference(locale).config.definitions.flatMap(
    (definition): (ConfigKey | ConfigVariant)[] => {
      if (definition.kind === 'object') return definition.keys;
      if (definition.kind === 'union')
        return definition.variants.flatMap((variant): (ConfigKey | ConfigVariant)[] => [
          variant,
          ...variant.keys,
        ]);
      return [];
    },
  );
  return found(
    entries.find((entry) => entry.anchor === anchor),
    anchor,
  );
}

/** Command of the CLI by its anchor. */
export function findCommand(anchor: string, locale: Locale): DocumentedCommand {
  return found(
    getReference(locale).cli.commands.find((command) => command.anchor === anchor),
    anchor,
  );
}

/** Option or positional argument of the CLI by its anchor. */
export function findCliEntry(anchor: string, locale: Locale): CliOption | CliPositional {
  const entries = getReference(locale).cli.commands.flatMap((command): (CliOption | CliPositional)[] => [
    ...command.options,
    ...command.positionals,
  ]);
  return found(
    entries.find((entry) => entry.anchor === anchor),
    anchor,
  );
}

function found<T>(entry: T | undefined, anchor: string): T {
  if (entry === undefined) throw new Error(`the reference has no entry "${anchor}"`);
  return entry;
}
