/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';

/** Licences (SPDX) that allow a site to be made with a package and published. */
const knownLicences = [
  ...'0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MPL-2.0 Python-2.0'.split(
    ' ',
  ),
  'LGPL-3.0-or-later', // platform libraries of Next's picture service; nothing of them is in the export
];

type Flag = 'dev' | 'devOptional' | 'inBundle' | 'hasInstallScript';
type Entry = Partial<Record<Flag, boolean> & Record<'license' | 'integrity' | 'resolved', string>>;
type Lock = { packages: Record<string, Entry> };
type Manifest = Record<'dependencies' | 'devDependencies' | 'engines', Record<string, string>>;

const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
const { dependencies, devDependencies, engines } = read('package.json') as Manifest;
const lock = read('package-lock.json') as Lock;

const entries = Object.entries(lock.packages).slice(1);

test('dependencies are named with exact versions, 39 at run time at most', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(39);
});

test('the guides name the Node.js versions of package.json, and CI uses the oldest of them', () => {
  const [, oldest, newer] = /^\^(\d+\.\d+) \|\| >=(\d+\.\d+)$/.exec(engines.node ?? '') ?? [];
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain(`Node.js ${newer} or newer, or 20 from ${oldest}`);
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(contributing).toContain(`${newer} ou plus récent, ou 20 à partir de ${oldest}`);
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8');
  expect(workflow).toContain(`node-version: ${oldest}.0\n`);
  expect(workflow).toContain(`node: [${oldest}.0, `);
});

test('a package that the code of the site imports, not only checks, scripts or tests, is in `dependencies`', () => {
  const code = ['app', 'components', 'lib']
    .flatMap((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => `${layer}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/^lib\/(?:check\/|i18n\/check-)/.test(name));
  const pattern = /^(?:import|export) (?!type )[^';]*'((?:@[\w-]+\/)?[\w-]+)/gm;
  const imported = code.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(pattern)].map(([, found = '']) => ({ found, name })),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter(({ found }) => Object.hasOwn(devDependencies, found))).toEqual([]);
});

test('packages are locked by content, also those for other systems, and not by the address of a registry', () => {
  const open = entries.filter(([, entry]) => entry.resolved ?? !(entry.integrity ?? entry.inBundle));
  expect(open.map(([path]) => path)).toEqual([]);
});

test('packages work without install scripts, which .npmrc forbids; look at a new one before you add it here', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  expect(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual(
    ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'].map((name) => `node_modules/${name}`),
  );
});

test('packages at run time have known licences', () => {
  const runtime = entries.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(runtime.length).toBeGreaterThan(Object.keys(dependencies).length);
  const isKnown = (license: string): boolean =>
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((names) => names.split(' OR ').some((name) => knownLicences.includes(name)));
  const unknown = runtime.filter(([, { license = 'none' }]) => !isKnown(license));
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
