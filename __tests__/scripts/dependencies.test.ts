/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listLicences, type Lock } from '@/scripts/licences/list-licences';

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

  it('at run time are 30 at most', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(30);
  });

  it('are locked by content, wherever they are fetched from; only packages for other platforms are not', () => {
    const entries = Object.entries(lock.packages as Record<string, Record<string, unknown>>);
    expect(entries.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
    const open = entries.filter(
      ([path, entry]) => path !== '' && !entry.optional && !entry.integrity && !entry.inBundle,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('have licences that are known', () => {
    const packages = listLicences(lock);
    expect(packages.length).toBeGreaterThan(Object.keys(dependencies).length);
    expect(packages.filter(({ known }) => !known)).toEqual([]);
  });
});

describe('listLicences', () => {
  const licenceOf = (license: string | undefined) =>
    listLicences({
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', ...(license ? { license } : {}) },
        'node_modules/dev': { dev: true, license: 'Secret' },
      },
    });

  it('knows choices and sums, and refuses the rest', () => {
    for (const [licence, known] of [
      ['MIT', true],
      ['(MIT OR GPL-2.0)', true],
      ['Apache-2.0 AND MIT', true],
      ['Apache-2.0 AND GPL-2.0', false],
      ['GPL-3.0', false],
      [undefined, false],
    ] as const)
      expect(licenceOf(licence)).toEqual([
        { name: 'a', version: '1.0.0', licence: licence ?? 'none', known },
      ]);
  });
});
