import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { projectRoot } from '../content/files';
import { bundleCode } from '../export/browsers';
import { schemaOptions } from './check-config';
import { configAnchors } from './config-anchors';
import { readStructure } from './reference';

/**
 * Source of the module that the configuration checker imports: the schema of the installed CLI as a function (`validate`), because ajv's
 * own compiler would need `eval`, and the entries of the configuration page (`anchors`).
 */
export function buildCheckerModule(): string {
  const file = path.join(projectRoot, 'node_modules/@tauri-apps/cli/schema.json');
  const validator = compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  const anchors = JSON.stringify(configAnchors(readStructure('config')));
  return bundleCode(`${validator};export const anchors=${anchors};`, { format: 'esm' });
}

function compile(schema: object): string {
  const ajv = new Ajv({ ...schemaOptions, code: { source: true, esm: true } });
  return standaloneCode(ajv, ajv.compile(withoutTexts(schema)));
}

/** The compiled code includes the schema: removes what validation does not read. */
function withoutTexts<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      typeof inner === 'string' && ['description', 'title', 'format', '$schema'].includes(key)
        ? undefined
        : inner,
    ),
  ) as T;
}
