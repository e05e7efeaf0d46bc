/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { buildConfigExamples, formatOneLine } from '@/lib/api-reference/config/example';
import type { ConfigKey, ConfigReference } from '@/lib/api-reference/config/types';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const reference = read('content/api/config.json') as ConfigReference;
const samples = read('content/api/config-samples.json') as Record<string, unknown>;
const examples = buildConfigExamples(reference, samples);
// The schema holds a pattern that is not valid in Unicode mode, and formats that only describe numbers.
const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
const validate = ajv.compile(read('node_modules/@tauri-apps/cli/schema.json') as object);

const keys = reference.definitions.flatMap((definition): ConfigKey[] => {
  if (definition.kind === 'object') return definition.keys;
  return definition.kind === 'union' ? definition.variants.flatMap((variant) => variant.keys) : [];
});

describe('samples of the configuration', () => {
  it('exist for every key, and for nothing else', () => {
    expect(Object.keys(samples).sort()).toEqual(keys.map(({ anchor }) => anchor).sort());
  });

  it.each(keys.map((key) => [key.anchor]))('give %s an example that the schema accepts', (anchor) => {
    const example = examples.get(anchor);
    expect(example).toBeDefined();
    validate(example);
    expect({ example: formatOneLine(example), errors: validate.errors }).toMatchObject({ errors: null });
  });
});

describe('buildConfigExamples', () => {
  it('writes lists, required neighbours and tags of variants', () => {
    expect(examples.get('windowconfig.title')).toEqual({ tauri: { windows: [{ title: 'Carnet' }] } });
    expect(examples.get('bundleconfig.publisher')).toEqual({
      tauri: { bundle: { identifier: 'fr.exemple.carnet', publisher: 'Atelier Exemple' } },
    });
    expect(examples.get('webviewinstallmode.fixedruntime.path')).toMatchObject({
      tauri: { bundle: { windows: { webviewInstallMode: { type: 'fixedRuntime', path: './webview2/' } } } },
    });
  });
});

describe('formatOneLine', () => {
  it.each([
    [{ a: [1, 'b'], c: {} }, '{ "a": [1, "b"], "c": {} }'],
    [[], '[]'],
    [null, 'null'],
  ])('writes %j as %s', (value, text) => expect(formatOneLine(value)).toBe(text));
});
