/** `npm run serve`: serves the export. With `--build` (`npm start`) it builds first, once the port is known to be free. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildSettings } from '../lib/site/build-settings';
import { toHref } from '../lib/site/config';
import { checkPort, listen } from './serve/listen';
import { createSiteServer } from './serve/site-server';
import { checkEnvironment, stop } from './terminal';

const folder = buildSettings.exportFolder;

const example = 'PORT=3001 npm start';

/** Ends the process with one line if there is no export, or one that this user cannot read. */
function checkExport(): void {
  try {
    readdirSync(folder);
    accessSync(`${folder}/404.html`, constants.R_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EACCES', 'EPERM'].includes(code))
      stop(
        `${folder}/ cannot be read: it belongs to another user. Change its owner, or build into another folder: SITE_EXPORT=out2`,
      );
    stop(`There is no export in ${folder}/ yet. Run "npm run build" first, or "npm start", which does both.`);
  }
}

checkEnvironment();
if (process.argv.includes('--build')) {
  await checkPort(example);
  // Without npm: on Windows it is a shell script (npm.cmd), which Node cannot spawn.
  const build = ['--import', 'tsx', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
checkExport();
const { port } = (await listen(createSiteServer(folder), example)).address() as AddressInfo;
const address = `http://localhost:${port}${toHref('/')}`;
console.log(`Ready: ${address}  (Ctrl+C stops it)`);
