/** Writes the structure of the JavaScript API, as the installed package declares it: `npx tsx scripts/extract-api.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { structureFile } from '../lib/api-reference/js/load-modules';
import { readApiPackage, readManifest } from '../lib/api-reference/js/read-package';
import { formatStructure, requireVersion } from '../lib/api-reference/js/structure-file';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageDir = path.join(root, 'node_modules/@tauri-apps/api');

requireVersion(readManifest(packageDir));
const api = readApiPackage(packageDir);
writeFileSync(path.join(root, structureFile), formatStructure(api));
process.stdout.write(`${structureFile}: ${api.modules.length} modules of ${api.package} ${api.version}\n`);
