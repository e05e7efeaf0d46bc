/** Checks a configuration file against the schema of the CLI; the reader's browser and the content check both use it. */
import type { Messages } from '../i18n/translator';
import { fill } from '../text/fill';
import { nearest } from '../text/nearest';
import type { Position } from '../text/position';
import { keysOf } from './config-examples';
import { ConfigSyntaxError, escapeKey, readConfig, type ConfigDocument } from './read-config';
import type { ConfigReference } from './types';

/** The part of an ajv error that is read here. */
type SchemaError = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
};
/** Options with which ajv compiles the schema for `checkConfig`. */
export const schemaOptions = {
  strict: false,
  allErrors: true,
  inlineRefs: false,
  messages: false,
  logger: false,
  unicodeRegExp: false,
} as const;

export type Validate = { (data: unknown): boolean; errors?: SchemaError[] | null };

/** Anchor of each key by its path: `tauri.windows[].title` → `windowconfig.title`. */
export type ConfigAnchors = Readonly<Record<string, string>>;

export type ConfigProblem = Position & {
  /** `tauri.windows[0].titel`; empty at the root and for faults of syntax. */
  path: string;
  /** Name of the message in `checker.problems`, and its placeholders. */
  kind: keyof Messages['checker']['problems'];
  values: Record<string, string>;
  /** What is accepted: names of types for `checker.types`, and values as JSON. */
  expected?: { types: string[]; values: string[] };
  /** Entry of the configuration page. */
  anchor?: string | undefined;
};

/** A Cargo feature of the crate `tauri`, and the key that enables it. */
export type CargoFeature = { name: string; path: string; anchor?: string | undefined };

type ConfigReport = {
  problems: ConfigProblem[];
  features: CargoFeature[];
  /** First place that strict JSON refuses in a file of valid JSON5. */
  strictness?: Position | undefined;
};

/** What a problem is, in the words of the checker. */
export function describeProblem(
  { kind, values, expected }: ConfigProblem,
  { problems, types }: Pick<Messages['checker'], 'problems' | 'types'>,
  language: string,
): string {
  const names = (expected?.types ?? []).map((type) => types[type as keyof typeof types] ?? type);
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return fill(problems[kind], { ...values, expected: or.format([...names, ...(expected?.values ?? [])]) });
}

/** More than any real file; checking it still takes less than a tenth of a second. */
export const MAX_CONFIG_LENGTH = 100_000;

/** A file with more problems is not a configuration. */
const MAX_PROBLEMS = 200;

/** Root keys that only v2 knows. */
const v2Keys = ['app', 'bundle', 'identifier', 'productName', 'mainBinaryName', 'version'];

/** Everything that is wrong with a file, in the order of its lines, and the Cargo features it asks for. */
export function checkConfig(text: string, validate: Validate, anchors: ConfigAnchors): ConfigReport {
  const failed = (
    kind: ConfigProblem['kind'],
    values = {},
    position: Position = { line: 1, column: 1 },
  ): ConfigReport => ({
    problems: [{ ...position, path: '', kind, values }],
    features: [],
  });
  if (text.length > MAX_CONFIG_LENGTH) return failed('tooLong');
  try {
    const document = readConfig(text);
    const v2Key = findV2Key(document.value);
    if (v2Key)
      return failed('version2', { key: v2Key.split('/').join('.') }, document.positionOf(`/${v2Key}`));
    return {
      problems: findProblems(document, validate, anchors),
      features: cargoFeatures(document.value, anchors),
      strictness: document.strictness,
    };
  } catch (error) {
    if (!(error instanceof ConfigSyntaxError)) throw error;
    return failed(error.reason, { found: error.found }, error.position);
  }
}

function findV2Key(value: unknown): string | undefined {
  const root = toObject(value);
  if ('tauri' in root || 'package' in root) return undefined;
  const inBuild = ['frontendDist', 'devUrl'].find((key) => key in toObject(root.build));
  return v2Keys.find((key) => key in root) ?? (inBuild && `build/${inBuild}`);
}

/** What the schema refuses in a document. */
export function findProblems(
  document: ConfigDocument,
  validate: Validate,
  anchors: ConfigAnchors,
): ConfigProblem[] {
  if (validate(document.value)) return [];
  const problems = settleUnions(validate.errors ?? [])
    .slice(0, MAX_PROBLEMS)
    .map((error) => toProblem(error, document, anchors));
  const unique = new Map(problems.map((problem) => [`${problem.path} ${problem.kind}`, problem]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * A union reports the errors of all its variants, then its own. Keeps those of the variant the author meant, or replaces all by one
 * error that lists what the variants accept.
 */
function settleUnions(errors: readonly SchemaError[]): SchemaError[] {
  const settled: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      settled.push(error);
      continue;
    }
    const start =
      settled.findLastIndex(({ instancePath }) => !isWithin(instancePath, error.instancePath)) + 1;
    const chosen = chooseVariant(settled.splice(start), error);
    settled.push(...chosen.map((one) => ({ ...one, schemaPath: error.schemaPath })));
  }
  return settled;
}

function chooseVariant(errors: SchemaError[], union: SchemaError): SchemaError[] {
  const refusesShape = ({ keyword, instancePath, params }: SchemaError): boolean =>
    instancePath === union.instancePath
      ? ['type', 'enum', 'expected'].includes(keyword)
      : // The key that tells the variants apart accepts one value in each.
        keyword === 'enum' && (params.allowedValues as unknown[]).length === 1;
  const variants = new Map<string, SchemaError[]>();
  for (const error of errors) {
    // Paths start anew in a referenced definition, so its errors do not say which variant it is.
    const variant = error.schemaPath.startsWith(`${union.schemaPath}/`)
      ? error.schemaPath.slice(union.schemaPath.length + 1).replace(/\/.*/, '')
      : `reference ${refusesShape(error)}`;
    variants.set(variant, [...(variants.get(variant) ?? []), error]);
  }
  const meant = [...variants.values()].filter((list) => !list.some(refusesShape));
  if (meant.length > 0) return meant.flat();
  const refused = errors.filter(refusesShape);
  const instancePath =
    refused.map((error) => error.instancePath).sort((a, b) => b.length - a.length)[0] ?? '';
  const listed = refused.filter((error) => error.instancePath === instancePath);
  const lists = (name: string): unknown[] => [...new Set(listed.flatMap(({ params }) => params[name] ?? []))];
  const allowedValues = lists('allowedValues');
  const type = lists('type').filter((name) => !allowedValues.some((value) => typeof value === name));
  return [{ ...union, instancePath, keyword: 'expected', params: { type, allowedValues } }];
}

function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

function toProblem(
  { instancePath, keyword, params }: SchemaError,
  { value, positionOf }: ConfigDocument,
  anchors: ConfigAnchors,
): ConfigProblem {
  const { additionalProperty, missingProperty } = params as Record<string, string | undefined>;
  const name = additionalProperty ?? missingProperty;
  const pointer =
    additionalProperty === undefined ? instancePath : `${instancePath}/${escapeKey(additionalProperty)}`;
  const path = toPath(name === undefined ? instancePath : `${instancePath}/${escapeKey(name)}`);
  const problem = { ...positionOf(pointer), path };
  if (additionalProperty !== undefined)
    return { ...problem, ...explainUnknownKey(additionalProperty, toPath(instancePath), anchors) };
  const anchor = anchorOf(path, anchors);
  if (missingProperty !== undefined)
    return { ...problem, kind: 'missingKey', values: { key: missingProperty }, anchor };
  const { type = [], allowedValues = [], limit, pattern } = params;
  const types = [type].flat() as string[];
  if (types.length === 0 && (allowedValues as unknown[]).length === 0)
    return { ...problem, kind: 'outOfBounds', values: { limit: `${keyword} ${limit ?? pattern}` }, anchor };
  return {
    ...problem,
    kind: 'wrongValue',
    values: { value: shorten(JSON.stringify(valueAt(value, instancePath)) ?? '') },
    expected: { types, values: (allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)) },
    anchor,
  };
}

/** The nearest key of the same object, or the place where a key of that name belongs. */
function explainUnknownKey(
  key: string,
  parent: string,
  anchors: ConfigAnchors,
): Pick<ConfigProblem, 'kind' | 'values' | 'anchor'> {
  const start = parent === '' ? '' : `${withoutIndexes(parent)}.`;
  const paths = Object.keys(anchors);
  const siblings = paths.flatMap((path) => {
    const rest = path.startsWith(start) ? path.slice(start.length) : '';
    return rest && !/[.[]/.test(rest) ? [rest] : [];
  });
  const guess = nearest(key, siblings);
  if (guess)
    return { kind: 'unknownKeyGuess', values: { key, guess }, anchor: anchorOf(start + guess, anchors) };
  const place = paths.find((path) => path.endsWith(`.${key}`));
  if (place) return { kind: 'unknownKeyElsewhere', values: { key, place }, anchor: anchorOf(place, anchors) };
  return { kind: 'unknownKey', values: { key }, anchor: anchorOf(parent, anchors) };
}

/** Anchor of a path, or of the nearest documented key around it. */
function anchorOf(path: string, anchors: ConfigAnchors): string | undefined {
  for (let rest = withoutIndexes(path); rest; rest = rest.replace(/(?:^|\.)[^.]*$/, '')) {
    const anchor = anchors[rest] ?? anchors[rest.replace(/\[\]$/, '')];
    if (anchor) return anchor;
  }
  return undefined;
}

/** `/tauri/windows/0/title` → `tauri.windows[0].title` */
function toPath(pointer: string): string {
  return partsOf(pointer).reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
    '',
  );
}

function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce((inner, key) => toObject(inner)[key], value);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Cargo features that the CLI passes to the crate `tauri` for a configuration, as tauri-utils 1.x names them. */
function cargoFeatures(config: unknown, anchors: ConfigAnchors): CargoFeature[] {
  const tauri = toObject(toObject(config).tauri);
  const features: CargoFeature[] = [];
  const add = (name: string, path: string): void =>
    void features.push({ name, path, anchor: anchorOf(path, anchors) });
  const allowlist = toObject(tauri.allowlist);
  if (allowlist.all === true) add('api-all', 'tauri.allowlist.all');
  else
    for (const [module, entry] of Object.entries(allowlist)) {
      const keys = Object.entries(toObject(entry)).filter(
        ([key, value]) =>
          value === true || (module === 'shell' && key === 'open' && typeof value === 'string'),
      );
      const isAll = keys.some(([key]) => key === 'all');
      for (const [key] of keys)
        if (!isAll || key === 'all')
          add(`${kebab(module)}-${kebab(key)}`, `tauri.allowlist.${module}.${key}`);
    }
  if (tauri.cli) add('cli', 'tauri.cli');
  if (toObject(tauri.updater).active === true) add('updater', 'tauri.updater.active');
  if (tauri.systemTray) add('system-tray', 'tauri.systemTray');
  if (tauri.macOSPrivateApi === true) add('macos-private-api', 'tauri.macOSPrivateApi');
  if (toObject(tauri.pattern).use === 'isolation') add('isolation', 'tauri.pattern');
  return features.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Anchors of all keys by path, from the structure of the reference. */
export function configAnchors({ definitions }: ConfigReference): ConfigAnchors {
  const keys = definitions.flatMap(keysOf);
  return Object.fromEntries(keys.flatMap(({ paths, anchor }) => paths.map((path) => [path, anchor])));
}
