/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { keysOf } from '@/lib/api-reference/config-anchors';
import { joinPath } from '@/lib/api-reference/config-document';
import { readStructure } from '@/lib/api-reference/reference';
import { toJsonKey } from '@/lib/api-reference/toml-keys';
import { toKebabCase } from '@/lib/text/kebab-case';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>>;

const root = JSON.parse(readFileSync('node_modules/@tauri-apps/cli/schema.json', 'utf8')) as Schema & {
  definitions: Record<string, Schema>;
};

/** All objects of the schema by path, with `x-y` for a name that the author chooses, and whether they have such names. */
const objects = new Map<string, boolean>();
const visit = (schema: Schema, path: string): void => {
  if (path.split('.').length > 9) return; // subcommands hold subcommands
  const { $ref, properties = {}, additionalProperties: own, items } = schema;
  if ($ref) visit(root.definitions[$ref.replace('#/definitions/', '')] ?? {}, path);
  for (const variant of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
    visit(variant, path);
  if (items) visit(items, joinPath(path, 0));
  if (schema.properties ?? own) objects.set(path, Boolean(own));
  for (const [key, inner] of Object.entries(properties)) visit(inner, joinPath(path, key));
  if (own) visit(own === true ? {} : own, joinPath(path, 'x-y'));
};
visit(root, '');

it('keeps the names of the objects in which the schema lets the author choose them, and of no others', () => {
  const kept = (path: string): boolean => toJsonKey('x-y', path) === 'x-y';
  const [named, fixed] = [true, false].map((isNamed) =>
    [...objects].flatMap(([path, own]) => (own === isNamed ? [path] : [])),
  );
  expect(named).toContain('tauri.cli.subcommands.x-y.subcommands');
  expect(named?.filter((path) => !kept(path))).toEqual([]);
  expect(fixed?.filter(kept)).toEqual([]);
});

it('knows the spellings of the reference, and no other one with hyphens', () => {
  const keys = readStructure('config')
    .definitions.flatMap(keysOf)
    .filter(({ name }) => !name.includes('.'));
  expect(keys.length).toBeGreaterThan(200);
  const known = keys.flatMap(({ name, aliases, paths: [path = ''] }) => {
    const parent = path.slice(0, -name.length - 1).replaceAll('*', 'x-y');
    // Nobody writes `mac-o-s`.
    const usual = /[A-Z]{2}/.test(name) ? [] : [toKebabCase(name)];
    const spellings = new Set([name, ...aliases, ...usual]);
    const read = [...spellings].filter((spelling) => toJsonKey(spelling, parent) === name);
    const expected = [...new Set([name, ...aliases])];
    return read.sort().join() === expected.sort().join()
      ? []
      : [`${path}: ${read.join()} instead of ${expected.join()}`];
  });
  expect(known).toEqual([]);
});
