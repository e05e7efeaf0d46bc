/** The parts of `package-lock.json` that are read here. */
export type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>;
};

export type Licensed = { name: string; version: string; licence: string; known: boolean };

/** Licences (SPDX) that allow a site to be made with a package and published. */
const known = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Platform libraries of Next's picture service; nothing of them is in the export.
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Every package needed at run time, directly or not, by name. Packages for development only are left out. */
export function listLicences({ packages }: Lock): Licensed[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      known: isKnown(license),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `(MIT OR GPL-2.0)`: one of them is enough; `Apache-2.0 AND MIT`: both count. */
function isKnown(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => known.has(licence.trim())));
}
