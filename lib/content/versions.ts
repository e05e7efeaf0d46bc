import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The last 1.x releases of crates and npm packages, and the day on which they were looked up. */
type Versions = { checked: string; crates: Record<string, string>; npm: Record<string, string> };

const versionsFile = 'content/api/versions.json';

/** Empty if the file cannot be read, which another rule reports. */
export function readVersions(root: string): Versions {
  try {
    return JSON.parse(readFileSync(path.join(root, versionsFile), 'utf8')) as Versions;
  } catch {
    return { checked: '', crates: {}, npm: {} };
  }
}
