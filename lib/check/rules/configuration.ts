import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import type { Sample } from '../page';
import type { Rule } from '../rule';
import type { Finding, Values, Words } from '../types';
import { guessAmong } from '../words';

const titled = /(?:^|\/)(?:tauri(?:\.\w+)?\.conf\.json5?|Tauri(?:\.\w+)?\.toml)$/;

const json = (info: string, text: string): string => `\`\`\`json title="${info}\n${text}\n\`\`\``;

/** Blocks titled `tauri.conf.json`, `tauri.conf.json5` or `Tauri.toml` fit the schema of the installed CLI. */
export const configurationRules: Rule[] = [
  {
    id: 'configuration',
    severity: 'error',
    message: {
      fr: 'Configuration : {message} Tauri refuse une clé inconnue ou une valeur d’un autre type.',
      en: 'Configuration: {message} Tauri refuses an unknown key or a value of another type.',
    },
    fix: {
      fr: '{fix}',
      en: '{fix}',
    },
    sample: (sample, _page, { root }) => {
      const title = sample.meta.title ?? '';
      if (!titled.test(title) || sample.meta.nocheck !== undefined) return [];
      const data = readData(sample);
      if (data === undefined) return [];
      const { whole, part } = compileSchema(root);
      const validate = sample.meta.fragment || /windows|macos|linux/.test(title) ? part : whole;
      return validate(data)
        ? []
        : mostTelling(validate.errors ?? []).map((error) => toFinding(sample.code, error));
    },
    bad: [
      json('src-tauri/tauri.conf.json" fragment', '{\n  "app": {}\n}'),
      json('tauri.conf.json" fragment', '{ "tauri": { "allowList": { "all": true } } }'),
      json('tauri.conf.json" fragment', '{ "tauri": { "windows": [{ "width": "large" }] } }'),
      json('tauri.conf.json"', '{ "tauri": { "bundle": { "active": true } } }'),
      json(
        'tauri.conf.json" fragment',
        '{ "tauri": { "updater": { "windows": { "installMode": "silent" } } } }',
      ),
      json('tauri.linux.conf.json"', '{ "tauri": { "bundel": {} } }'),
      '```toml title="src-tauri/Tauri.toml" fragment\n[build]\ndev-patch = "http://localhost:1420"\n```',
      '```json5 title="tauri.conf.json5" fragment\n{ package: { productNam: \'Carnet\' } }\n```',
    ],
    good: [
      json('tauri.conf.json" fragment', '{ "tauri": { "allowlist": { "all": true } } }'),
      '```toml title="src-tauri/Tauri.toml" fragment\n[build]\ndev-path = "http://localhost:1420"\n```',
    ],
  },
];

type Validators = { whole: ValidateFunction; part: ValidateFunction };

const validators = new Map<string, Validators>();

function compileSchema(root: string): Validators {
  const known = validators.get(root);
  if (known) return known;
  const schema = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@tauri-apps/cli/schema.json'), 'utf8'),
  ) as object;
  const compile = (value: object): ValidateFunction =>
    new Ajv({ strict: false, allErrors: true, verbose: true, logger: false, unicodeRegExp: false }).compile(
      value,
    );
  const made = {
    whole: compile({ ...schema, $id: 'whole' }),
    part: compile({ ...(withoutRequired(schema) as object), $id: 'part' }),
  };
  validators.set(root, made);
  return made;
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
    return undefined; // a fault of the rule data-syntax
  }
}

/** Tauri.toml writes `dev-path` for `devPath`; names below `plugins` and `subcommands` are the author's. */
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

/** A union gives an error for each of its variants; the deepest one is about what the author meant. */
function mostTelling(errors: ErrorObject[]): ErrorObject[] {
  const plain = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'allOf', 'if'].includes(keyword));
  const outside = plain.filter(({ schemaPath }) => !/\/(?:anyOf|oneOf)\//.test(schemaPath));
  if (outside.length > 0) return outside;
  return plain.sort((a, b) => b.instancePath.length - a.instancePath.length).slice(0, 1);
}

function toFinding(code: string, error: ErrorObject): Finding {
  const keys = error.instancePath.split('/').filter(Boolean);
  const unknownKey = (error.params as { additionalProperty?: string }).additionalProperty;
  return {
    ...placeOf(code, [...keys, ...(unknownKey === undefined ? [] : [unknownKey])]),
    values: valuesOf(error, keys.join('.'), unknownKey),
  };
}

function valuesOf(error: ErrorObject, dotted: string, unknownKey: string | undefined): Values {
  const fr = dotted ? `sous « ${dotted} »` : 'à la racine';
  const en = dotted ? `below "${dotted}"` : 'at the root';
  if (unknownKey !== undefined) {
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    return {
      message: { fr: `clé inconnue « ${unknownKey} » ${fr}`, en: `unknown key "${unknownKey}" ${en}` },
      fix: guessAmong(unknownKey, known, {
        fr: `Clés connues : ${known.join(', ')}.`,
        en: `Known keys: ${known.join(', ')}.`,
      }),
    };
  }
  const { missingProperty: missing } = error.params as { missingProperty?: string };
  if (missing !== undefined)
    return {
      message: { fr: `il manque « ${missing} » ${fr}`, en: `"${missing}" is missing ${en}` },
      fix: {
        fr: 'Ajoutez-la, ou le mot fragment si le bloc ne montre qu’une partie du fichier.',
        en: 'Add it, or the word fragment if the block shows only a part of the file.',
      },
    };
  const wanted = expectation(error);
  return {
    message: {
      fr: `la valeur de « ${dotted} » ne convient pas : ${wanted.fr}`,
      en: `the value of "${dotted}" does not fit: ${wanted.en}`,
    },
    fix: {
      fr: 'Donnez une valeur de la forme attendue (référence : /v1/api/config).',
      en: 'Give a value of the expected form (reference: /v1/api/config).',
    },
  };
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

/** What the schema expects of a value: ajv's words, and French for the frequent ones. */
function expectation({ keyword, message = '', params }: ErrorObject): Words {
  const {
    type = [],
    allowedValues,
    limit,
  } = params as {
    type?: string | string[];
    allowedValues?: unknown[];
    limit?: number;
  };
  const allowed = allowedValues?.join(', ');
  const en = allowed ? `${message} (${allowed})` : message;
  if (keyword === 'type')
    return {
      fr: `il faut ${[type]
        .flat()
        .map((name) => typeNames[name] ?? name)
        .join(' ou ')}`,
      en,
    };
  if (allowed) return { fr: `il faut l’une de ces valeurs : ${allowed}`, en };
  return { fr: limit === undefined ? message : `hors des limites (${keyword} : ${limit})`, en };
}

/** Position of a path in the code: its keys are searched one after the other. */
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
