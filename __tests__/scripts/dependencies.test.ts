/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
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

  it('are in `dependencies` if the code of the site imports them, not only checks, scripts or tests', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const code = files.filter((name) => /\.tsx?$/.test(name) && !/^lib\/(?:check\/|i18n\/check-)/.test(name));
    const imported = code.flatMap((name) =>
      [
        ...readFileSync(name, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*'((?:@[\w-]+\/)?[\w-]+)/gm),
      ].map(([, found = '']) => `${found} in ${name}`),
    );
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter((entry) => Object.hasOwn(devDependencies, entry.split(' ')[0] ?? ''))).toEqual([]);
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
