/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';

/** Licences (SPDX) that allow a site to be made with a package and published. */
const knownLicences = [
  ...'0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MPL-2.0 Python-2.0'.split(
    ' ',
  ),
  'LGPL-3.0-or-later', // platform libraries of Next's picture service; nothing of them is in the export
];

type Lock = { packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }> };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Manifest;
const lock = read('package-lock.json') as Lock;

describe('the dependencies', () => {
  it('are named with exact versions', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are in `dependencies` if the code of the site imports them, not only checks, scripts or tests', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const code = files.filter((name) => /\.tsx?$/.test(name) && !/^lib\/(?:check\/|i18n\/check-)/.test(name));
    const imported = code.flatMap((name) =>
      [
        ...readFileSync(name, 'utf8').matchAll(/^(?:import|export) (?!type )[^';]*'((?:@[\w-]+\/)?[\w-]+)/gm),
      ].map(([, found = '']) => `${found} in ${name}`),
    );
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter((entry) => Object.hasOwn(devDependencies, entry.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('at run time are 32 at most', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(32);
  });

  const entries = Object.entries(lock.packages as Record<string, Record<string, unknown>>).slice(1);

  it('are locked by content, those for other systems too, and not by the address of a registry', () => {
    expect(entries.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
    const open = entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('work without their install scripts, which .npmrc forbids; look at a new one before it is added here', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
    expect(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual(
      ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'].map((name) => `node_modules/${name}`),
    );
  });

  it('have licences that are known', () => {
    const runtime = Object.entries(lock.packages).filter(
      ([path, { dev, devOptional }]) => path && !dev && !devOptional,
    );
    expect(runtime.length).toBeGreaterThan(Object.keys(dependencies).length);
    const unknown = runtime.filter(
      ([, { license = 'none' }]) =>
        !license
          .replace(/[()]/g, '')
          .split(' AND ')
          .every((names) => names.split(' OR ').some((name) => knownLicences.includes(name))),
    );
    expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });
});
