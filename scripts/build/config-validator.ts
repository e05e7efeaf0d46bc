import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { schemaOptions } from '../../lib/api-reference/check-config';

let code: string | undefined;

/** Source of a module that exports the schema of the installed CLI as a function: ajv's own compiler would need `eval`. */
export function compileConfigValidator(): string {
  code ??= compile(JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8')) as object);
  return code;
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
