/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderHtml } from '@/components/mdx/render-html';
import { keysOf } from '@/lib/api-reference/config-anchors';
import { membersOf } from '@/lib/api-reference/member-groups';
import { listReferencePages, readStructure } from '@/lib/api-reference/reference';
import {
  cliCounterpart,
  configCounterpart,
  configTargets,
  getVersionTwo,
  jsCounterpart,
} from '@/lib/api-reference/version-two';

const symbols = readStructure('js').modules.flatMap(({ name: module, symbols: list }) =>
  list.flatMap((symbol) => [undefined, ...membersOf(symbol)].map((member) => ({ module, symbol, member }))),
);
const { definitions } = readStructure('config');
const paths = new Set([...definitions, ...definitions.flatMap(keysOf)].flatMap((entry) => entry.paths));
const values = definitions.flatMap((definition) => {
  if (definition.kind === 'enum') return definition.values;
  return definition.kind === 'union' ? definition.variants : [];
});
const options = readStructure('cli').commands.flatMap((command) => [
  command,
  ...command.options,
  ...command.positionals,
]);

test('every symbol, key, value and option of v1 has a counterpart, or is said to have none', () => {
  const mapped = {
    symbols: symbols.map(({ module, symbol, member }) => jsCounterpart(module, symbol, member).names),
    paths: [...paths].filter(Boolean).map(configTargets),
    options: options.map((option) => cliCounterpart(option).names),
  };
  expect(mapped.symbols).toHaveLength(456);
  expect(mapped.paths.length).toBeGreaterThan(320);
  expect(Object.values(mapped).flat(3)).not.toContain('');
  const lost = Object.values(mapped).map((list) => list.filter((names) => names.length === 0).length);
  expect(lost).toEqual([expect.any(Number), 4, 1]);
});

// The page lists 290 keys of objects, 37 shapes and 22 values of types, and below shapes 15 keys of their own. Keys that
// are used in several places have several paths, and types have paths too: 329 in all.
test('every entry of the configuration page that v2 has changed has a line about it', async () => {
  const [, page] = listReferencePages('fr');
  if (page?.route !== '/v1/api/config') throw new Error('the second page is not the configuration');
  const html = parse(await renderHtml(page));
  const sections = html.querySelectorAll('.entry').filter((section) => section.querySelector('h3, h4'));
  expect(sections).toHaveLength(290 + 37 + 22 + 15);
  const noted = sections.filter((section) => section.querySelector('.facts')?.text.includes('En v2'));
  const changed = [...definitions.flatMap(keysOf), ...values].filter(
    (entry) => !configCounterpart(entry).same,
  );
  expect(changed.length).toBeGreaterThan(200);
  expect(noted.map((section) => section.querySelector('h3, h4')?.id).sort()).toEqual(
    changed.map(({ anchor }) => anchor).sort(),
  );
  const several = sections.find((section) => section.querySelector('h3')?.id === 'configuration.package');
  expect(several?.querySelector('.facts')?.text).toContain('En v2 productName, version');
});

test('every line of the data names something that v1 has', () => {
  const versionTwo = getVersionTwo();
  const keys = symbols.map(({ module, symbol, member }) =>
    [module, symbol.name.replace(/<.*$/, ''), member?.name].filter(Boolean).join('.'),
  );
  const lines = Object.entries(versionTwo.modules).flatMap(([module, { names = {}, permissions = {} }]) =>
    Object.keys({ ...names, ...permissions }).map((name) => `${module}.${name}`),
  );
  expect(lines.filter((line) => !keys.includes(line))).toEqual([]);
  const places = [...paths].map((place) => place.replace(/\[\]$/, ''));
  expect(
    Object.keys(versionTwo.config).filter((line) => !line.endsWith('.*') && !places.includes(line)),
  ).toEqual([]);
  const anchors = [...values, ...options].map(({ anchor }) => anchor);
  expect(
    Object.keys({ ...versionTwo.values, ...versionTwo.cli }).filter((line) => !anchors.includes(line)),
  ).toEqual([]);
});

test.each([
  ['tauri.windows[].fileDropEnabled', ['app.windows[].dragDropEnabled']],
  ['tauri.bundle.deb.depends', ['bundle.linux.deb.depends']],
  ['tauri.allowlist.window.setTitle', ['core:window:allow-set-title']],
  ['tauri.allowlist.shell.scope[].name', ['shell:allow-execute › allow[].name']],
  ['tauri.allowlist.all', []],
])('%s is %j in v2', (from, to) => {
  expect(configTargets(from)).toEqual(to);
});
