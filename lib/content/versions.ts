import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharedData } from './shared-data';

/** The last 1.x releases of crates and npm packages, the GitHub actions that examples use, and the day of the look-up. */
type Versions = Omit<SharedData<'content/api/versions.json'>, 'sources'>;

const versionsFile = 'content/api/versions.json';

/** Empty if the file cannot be read, which another rule reports. */
export function readVersions(root: string): Versions {
  try {
    return JSON.parse(readFileSync(path.join(root, versionsFile), 'utf8')) as Versions;
  } catch {
    return { checked: '', crates: {}, npm: {}, actions: {} };
  }
}
