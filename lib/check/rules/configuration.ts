import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {
  describeProblem,
  findProblems,
  schemaOptions,
  type ConfigProblem,
  type Validate,
} from '../../api-reference/check-config';
import { configAnchors } from '../../api-reference/config-anchors';
import { readConfig, type ConfigDocument } from '../../api-reference/read-config';
import { readStructure } from '../../api-reference/reference';
import { projectRoot } from '../../content/files';
import { keepPerBuild } from '../../content/keep-per-build';
import { getTranslator } from '../../i18n/translator';
import type { Sample } from '../page';
import type { Rule } from '../rule';
import type { Language, Words } from '../types';

const titled = /(?:^|\/)(?:tauri(?:\.\w+)?\.conf\.json5?|Tauri(?:\.\w+)?\.toml)$/;

const json = (info: string, text: string): string => `\`\`\`json title="${info}\n${text}\n\`\`\``;

/** Blocks titled `tauri.conf.json`, `tauri.conf.json5` or `Tauri.toml` fit the schema of the installed CLI. */
export const configurationRules: Rule[] = [
  {
    id: 'configuration',
    fr: 'Configuration, « {path} » : {message} Tauri refuse une clé inconnue ou une valeur d’un autre type.',
    en: 'Configuration, "{path}": {message} Tauri refuses an unknown key or a value of another type.',
    sample: (sample, _page, { unread }) => {
      const title = sample.meta.title ?? '';
      if (!titled.test(title) || sample.meta.nocheck !== undefined) return [];
      const document = read(sample, title);
      if (!document) return [];
      // In a part of a file, keys that are not shown are not missing.
      const isPart = sample.meta.fragment || /windows|macos|linux/.test(title);
      return findProblems(document, readSchema(), unread ? {} : readAnchors())
        .filter(({ kind }) => !isPart || kind !== 'missingKey')
        .map((problem) => {
          const { line, column, path: at } = problem;
          const message = { fr: inWords(problem, 'fr'), en: inWords(problem, 'en') };
          return { line, column, values: { path: at || '/', message, fix: fixOf(problem) } };
        });
    },
    bad: [
      json('tauri.conf.json" fragment', '{ "tauri": { "allowList": { "all": true } } }'),
      json('tauri.conf.json"', '{ "tauri": { "bundle": { "active": true } } }'),
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

/** The schema of the installed CLI. */
const readSchema = keepPerBuild(() => {
  const file = path.join(projectRoot, 'node_modules/@tauri-apps/cli/schema.json');
  return new Ajv(schemaOptions).compile(JSON.parse(readFileSync(file, 'utf8')) as object) as Validate;
}, 'reference');

const readAnchors = keepPerBuild(() => configAnchors(readStructure('config')), 'reference');

function read({ code, lang }: Sample, title: string): ConfigDocument | undefined {
  try {
    return readConfig(code, lang === 'toml' || title.endsWith('.toml') ? 'toml' : 'json');
  } catch {
    return undefined; // a fault of the rule data-syntax
  }
}

function inWords(problem: ConfigProblem, language: Language): string {
  const t = getTranslator(language);
  return describeProblem(problem, (key, values) => t(`checker.${key}`, values as never), language);
}

function fixOf({ kind, anchor }: ConfigProblem): Words {
  if (kind === 'missingKey')
    return {
      fr: 'Ajoutez-la, ou le mot fragment si le bloc ne montre qu’une partie du fichier.',
      en: 'Add it, or the word fragment if the block shows only a part of the file.',
    };
  const reference = `/v1/api/config${anchor ? `#${anchor}` : ''}`;
  return { fr: `Corrigez-la d’après ${reference}.`, en: `Correct it, see ${reference}.` };
}
