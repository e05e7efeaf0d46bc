import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import { nearest } from '../../text/nearest';
import type { Fault } from '../types';
import { sampleFault, type Sample } from './collect';

const titled = /(?:^|\/)(?:tauri(?:\.\w+)?\.conf\.json5?|Tauri(?:\.\w+)?\.toml)$/;

export type ConfigurationChecker = (sample: Sample) => Fault[];

type JsonSchema = { [key: string]: unknown };

const validators = new Map<string, { whole: ValidateFunction; part: ValidateFunction }>();

function compileSchema(root: string): { whole: ValidateFunction; part: ValidateFunction } {
  const known = validators.get(root);
  if (known) return known;
  const schema = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@tauri-apps/cli/schema.json'), 'utf8'),
  ) as JsonSchema;
  const compile = (value: JsonSchema): ValidateFunction =>
    new Ajv({ strict: false, allErrors: true, verbose: true, logger: false, unicodeRegExp: false }).compile(
      value,
    );
  const made = {
    whole: compile({ ...schema, $id: 'whole' }),
    part: compile({ ...(withoutRequired(schema) as JsonSchema), $id: 'part' }),
  };
  validators.set(root, made);
  return made;
}

/** Checks blocks titled `tauri.conf.json`, `tauri.conf.json5`, `Tauri.toml` against the schema of the installed CLI. */
export function createConfigurationChecker(root: string): ConfigurationChecker {
  const { whole, part } = compileSchema(root);
  return (sample) => {
    const title = sample.meta.title ?? '';
    if (!titled.test(title) || sample.meta.nocheck !== undefined) return [];
    const data = readData(sample);
    if (data === undefined) return [];
    const isPart = sample.meta.fragment || /(?:windows|macos|linux)/.test(title);
    const validate = isPart ? part : whole;
    if (validate(data)) return [];
    return mostTelling(validate.errors ?? []).map((error) => toFault(sample, error));
  };
}

/** In a fragment, keys that are not shown are not missing. */
function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'required' && Array.isArray(inner)))
      .map(([key, inner]) => [key, withoutRequired(inner)]),
  );
}

function readData({ code, lang, meta }: Sample): unknown {
  try {
    if (lang === 'toml' || meta.title?.endsWith('.toml')) return camelKeys(parseToml(code));
    return lang === 'json5' || meta.title?.endsWith('.json5') ? JSON5.parse(code) : JSON.parse(code);
  } catch {
    return undefined; // the check of data syntax says so
  }
}

/** Tauri.toml writes `dev-path` for `devPath`; names below `plugins`, `env` and `subcommands` are the author's. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      ['plugins', 'subcommands'].includes(key) ? inner : camelKeys(inner),
    ]),
  );
}

/** A union gives an error for each of its variants; the ones deepest in the file say what the author meant. */
function mostTelling(errors: ErrorObject[]): ErrorObject[] {
  const plain = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'allOf', 'if'].includes(keyword));
  const outside = plain.filter(({ schemaPath }) => !/\/(?:anyOf|oneOf)\//.test(schemaPath));
  const chosen =
    outside.length > 0
      ? outside
      : plain.sort((a, b) => b.instancePath.length - a.instancePath.length).slice(0, 1);
  const seen = new Set<string>();
  return chosen.filter(({ instancePath, message, params }) => {
    const key = `${instancePath} ${message} ${JSON.stringify(params)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function toFault(sample: Sample, error: ErrorObject): Fault {
  const dotted = error.instancePath.slice(1).replace(/\//g, '.');
  const where = {
    fr: dotted ? `sous « ${dotted} »` : 'à la racine',
    en: dotted ? `below "${dotted}"` : 'at the root',
  };
  const unknownKey = (error.params as { additionalProperty?: string }).additionalProperty;
  const missing = (error.params as { missingProperty?: string }).missingProperty;
  const last =
    unknownKey ??
    error.instancePath
      .split('/')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ??
    '';
  const { line, column } = placeOf(sample.code, [
    ...error.instancePath.split('/').filter(Boolean),
    ...(unknownKey ? [unknownKey] : []),
  ]);
  if (unknownKey !== undefined) {
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const guess = nearest(unknownKey, known);
    return sampleFault(
      sample,
      'configuration',
      {
        'message.fr': `clé inconnue « ${unknownKey} » ${where.fr}`,
        'message.en': `unknown key "${unknownKey}" ${where.en}`,
        'fix.fr': guess ? `Vouliez-vous dire ${guess} ?` : `Clés connues : ${known.join(', ')}.`,
        'fix.en': guess ? `Did you mean ${guess}?` : `Known keys: ${known.join(', ')}.`,
      },
      line,
      column,
    );
  }
  if (missing !== undefined) {
    return sampleFault(
      sample,
      'configuration',
      {
        'message.fr': `il manque « ${missing} » ${where.fr}`,
        'message.en': `"${missing}" is missing ${where.en}`,
        'fix.fr': 'Ajoutez-la, ou le mot fragment si le bloc ne montre qu’une partie du fichier.',
        'fix.en': 'Add it, or the word fragment if the block shows only a part of the file.',
      },
      line,
      column,
    );
  }
  return sampleFault(
    sample,
    'configuration',
    {
      'message.fr': `la valeur de « ${dotted || last} » ne convient pas : ${expectation(error).fr}`,
      'message.en': `the value of "${dotted || last}" does not fit: ${expectation(error).en}`,
      'fix.fr': 'Donnez une valeur de la forme attendue (référence : /v1/api/config).',
      'fix.en': 'Give a value of the expected form (reference: /v1/api/config).',
    },
    line,
    column,
  );
}

const typeNames: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true ou false',
  object: 'un objet',
  array: 'une liste',
  null: 'null',
};

/** What the schema expects of a value. The words of the schema's reader are English; the frequent ones are here in French. */
function expectation({ keyword, message = '', params }: ErrorObject): { fr: string; en: string } {
  const { type, allowedValues, limit } = params as {
    type?: string | string[];
    allowedValues?: unknown[];
    limit?: number;
  };
  const allowed = allowedValues?.join(', ');
  const en = allowed ? `${message} (${allowed})` : message;
  if (keyword === 'type')
    return {
      fr: `il faut ${[type ?? []]
        .flat()
        .map((name) => typeNames[name] ?? name)
        .join(' ou ')}`,
      en,
    };
  if (allowed) return { fr: `il faut l’une de ces valeurs : ${allowed}`, en };
  if (limit !== undefined) return { fr: `hors des limites (${keyword} : ${limit})`, en };
  return { fr: message, en };
}

/** Place of a path in the code, from 1: its keys are looked up one after the other. */
function placeOf(code: string, keys: string[]): { line: number; column: number } {
  const lines = code.split('\n');
  let place = { line: 1, column: 1 };
  for (const key of keys.filter((part) => !/^\d+$/.test(part))) {
    const kebab = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const written = new RegExp(
      `"${escape(key)}"|(?<=^|[\\s{.[])'?(?:${escape(key)}|${escape(kebab)})'?(?=\\s*[:=\\].])`,
    );
    const index = lines.findIndex((line, at) => at >= place.line - 1 && written.test(line));
    if (index >= 0) place = { line: index + 1, column: (written.exec(lines[index] ?? '')?.index ?? 0) + 1 };
  }
  return place;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
