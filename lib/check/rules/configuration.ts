import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { findProblems, schemaOptions, type Validate } from '../../api-reference/check-config';
import { configAnchors } from '../../api-reference/config-anchors';
import type { ConfigDocument } from '../../api-reference/config-document';
import type { ConfigProblem } from '../../api-reference/config-problem';
import { describeProblem } from '../../api-reference/describe-problem';
import { readConfig } from '../../api-reference/read-config';
import { readStructure } from '../../api-reference/reference';
import { projectRoot } from '../../content/files';
import { keepPerBuild } from '../../content/keep-per-build';
import { getTranslator } from '../../i18n/translator';
import type { CodeBlock } from '../page';
import type { Rule } from '../rule';

const titled = /(?:^|\/)(?:tauri(?:\.\w+)?\.conf\.json5?|Tauri(?:\.\w+)?\.toml)$/;

/** Kinds of problems that a part of a file may have. */
const missing = new Set<ConfigProblem['kind']>(['missingKey', 'missingMergedKey']);

const json = (info: string, text: string): string => `\`\`\`json title="${info}\n${text}\n\`\`\``;

/** Blocks titled `tauri.conf.json`, `tauri.conf.json5` or `Tauri.toml` fit the schema of the installed CLI. */
export const configurationRules: Rule[] = [
  {
    id: 'configuration',
    message: 'Configuration, « {path} » : {message} Tauri refuserait ce fichier.',
    code: (block, _page, { unread }) => {
      const title = block.meta.title ?? '';
      if (!titled.test(title) || block.meta.nocheck !== undefined) return [];
      const document = read(block, title);
      if (!document) return [];
      // In a part of a file, keys that are not shown are not missing.
      const isPart = block.meta.fragment || /windows|macos|linux/.test(title);
      return findProblems(document, readSchema(), unread ? {} : readAnchors())
        .filter(({ kind }) => !isPart || !missing.has(kind))
        .map((problem) => {
          const { line, column, path: at } = problem;
          const message = inFrench(problem);
          return { line, column, values: { path: at || '/', message, fix: fixOf(problem) } };
        });
    },
    bad: [
      json('tauri.conf.json" fragment', '{ "tauri": { "allowList": { "all": true } } }'),
      json('tauri.conf.json"', '{ "tauri": { "bundle": { "active": true } } }'),
      json('tauri.linux.conf.json"', '{ "tauri": { "bundel": {} } }'),
      json('tauri.conf.json" fragment', '{ "package": { "version": "1" } }'),
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

function read({ code, lang }: CodeBlock, title: string): ConfigDocument | undefined {
  try {
    return readConfig(code, lang === 'toml' || title.endsWith('.toml') ? 'toml' : 'json');
  } catch {
    return undefined; // a fault of the rule data-syntax
  }
}

function inFrench(problem: ConfigProblem): string {
  const t = getTranslator('fr');
  return describeProblem(problem, (key, values) => t(`checker.${key}`, values), 'fr');
}

function fixOf({ kind, anchor }: ConfigProblem): string {
  if (missing.has(kind))
    return 'Ajoutez-la, ou le mot fragment si le bloc ne montre qu’une partie du fichier.';
  const reference = `/v1/api/config${anchor ? `#${anchor}` : ''}`;
  return `Corrigez-la d’après ${reference}.`;
}
