import type { PhrasingContent } from 'mdast';
import { badge, fact, type FactNodes } from './fact-nodes';
import { historyOf, releaseNotes } from './history';
import { typeText } from './signature';
import type {
  CliOption,
  CliPositional,
  ConfigDefinition,
  ConfigKey,
  ConfigVariant,
  Description,
} from './types';
import { cliCounterpart, configCounterpart } from './version-two';

/** Longer defaults are whole objects, which the page documents key by key below. */
const MAX_DEFAULT_LENGTH = 120;

/** Type, default, path and other spellings of a configuration key, variant or value, and a minimal configuration that sets it. */
export function settingFacts(
  nodes: FactNodes,
  entry: ConfigKey | ConfigVariant | { name: string; anchor: string },
  description: Description | undefined,
  example: unknown,
): PhrasingContent[] {
  const { t } = nodes;
  const key = 'paths' in entry ? entry : undefined;
  const { type, constraints } = 'type' in entry ? entry : { type: [], constraints: [] };
  const history = historyOf('config', entry.anchor, description?.since);
  const notes = [...(key?.required ? [t('api.required')] : []), ...releaseNotes(history, t)];
  const badges = notes.map((note) => badge(note));
  if (key?.deprecated) badges.push(badge(t('api.deprecatedKey'), 'badge deprecated'));
  // The heading of a variant is often its type.
  const isNamed = ['', entry.name].includes(typeText(type));
  const facts: PhrasingContent[] = [];
  if (!isNamed || badges.length > 0)
    facts.push(
      fact(
        { label: t(isNamed ? 'api.use' : 'api.type'), bare: true, className: 'type' },
        isNamed ? [] : [nodes.code(type)],
        badges,
      ),
    );
  if (key?.default !== undefined && key.default.length <= MAX_DEFAULT_LENGTH)
    facts.push(nodes.codeFact('api.default', key.default));
  for (const { name, value } of constraints)
    facts.push(nodes.codeFact(`api.constraint.${name}`, String(value)));
  if (key) facts.push(pathFact(nodes, key.paths));
  if (key && key.aliases.length > 0) facts.push(nodes.codeFact('api.toml', key.aliases.join(', '), 'minor'));
  facts.push(...nodes.counterpart(configCounterpart(entry)));
  if (example !== undefined)
    facts.push(
      fact({ label: t('api.example'), folded: true, className: 'minor' }, [
        nodes.code([formatOneLine(example)], true),
      ]),
    );
  return nodes.list(facts);
}

/** Paths of a configuration definition in the file, and the type of an alias. */
export function definitionFacts(nodes: FactNodes, definition: ConfigDefinition): PhrasingContent[] {
  const paths = definition.paths.filter(Boolean);
  const facts = paths.length > 0 ? [pathFact(nodes, paths)] : [];
  if (definition.kind === 'alias')
    facts.push(
      fact({ label: nodes.t('api.type'), bare: true, className: 'type' }, [nodes.code(definition.type)]),
    );
  if (paths.length > 0) facts.push(...nodes.counterpart(configCounterpart(definition)));
  return nodes.list(facts);
}

/** JSON on one line, with spaces as people write it: `{ "a": [1, "b"] }`. */
export function formatOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, '')
    .replace(/\n\s*/g, ' ');
}

function pathFact(nodes: FactNodes, paths: string[]): PhrasingContent {
  const codes = paths.map((path) => nodes.code([path], true));
  return fact({ label: nodes.t('api.path'), bare: true, className: 'minor' }, codes);
}

/** Spelling, values and default of a command-line option or positional argument. */
export function optionFacts(
  nodes: FactNodes,
  entry: CliOption | CliPositional,
  description: Description | undefined,
): PhrasingContent[] {
  const { t } = nodes;
  const option = 'possibleValues' in entry ? entry : undefined;
  const notes = [
    ...(entry.required ? [t('api.required')] : []),
    ...(entry.repeatable ? [t('api.repeatable')] : []),
    ...releaseNotes(historyOf('cli', entry.anchor, description?.since), t),
  ];
  const facts: PhrasingContent[] = [];
  const spelling = option && spellingOf(option);
  if (spelling)
    facts.push(fact({ label: t('api.spelling'), bare: true, className: 'type' }, [nodes.code([spelling])]));
  if (option && option.possibleValues.length > 0)
    facts.push(nodes.codeFact('api.values', option.possibleValues.join(', ')));
  if (entry.default !== undefined) facts.push(nodes.codeFact('api.default', entry.default));
  if (notes.length > 0)
    facts.push(
      fact(
        { label: t('api.use'), bare: true },
        [],
        notes.map((note) => badge(note)),
      ),
    );
  return nodes.list([...facts, ...nodes.counterpart(cliCounterpart(entry))]);
}

/** What the heading `--target` leaves out: `-t <TARGET>`. */
function spellingOf({ short, value, valueOptional }: CliOption): string {
  const placeholder = value && (valueOptional ? `[${value}]` : `<${value}>`);
  return [short, placeholder].filter(Boolean).join(' ');
}
