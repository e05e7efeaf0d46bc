import { readFileSync } from 'node:fs';
import { listLicences, type Lock } from './licences/list-licences';

/** Prints each package that the site needs at run time with its licence; fails on one whose terms nobody has looked at. */
const packages = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);
for (const { name, version, licence } of packages) console.log(`${licence.padEnd(16)} ${name} ${version}`);
const unknown = packages.filter(({ known }) => !known);
console.log(`${packages.length} packages, ${unknown.length} with an unknown licence`);
for (const { name, licence } of unknown)
  console.error(
    `${name}: ${licence}\n  → read its terms, then list the licence in scripts/licences/list-licences.ts`,
  );
process.exit(unknown.length === 0 ? 0 : 1);
