/** `npm run serve`: serves the export. With `--build` (`npm start`) it builds first, once the port is known to be free. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listEnvironmentFaults } from '../lib/site/environment';
import { site, toHref } from '../lib/site/config';
import { createSiteServer } from './serve/site-server';
import { stop } from './terminal';

const folder = site.exportFolder;

/** Listens on `PORT`; a port that cannot be used ends the process with one line. */
async function listen(handler: RequestListener): Promise<Server> {
  const port = Number(process.env.PORT || 3000);
  const server = createServer(handler);
  server.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken.`,
      EACCES: `Port ${port} needs more rights.`,
    };
    const fix = 'Choose another port:';
    stop(`${reasons[code] ?? message} ${fix} PORT=3001 npm start`);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

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

const faults = listEnvironmentFaults(process.env);
if (faults.length > 0) stop(faults.join('\n'));

if (process.argv.includes('--build')) {
  const probe = await listen(() => undefined);
  await new Promise((resolve) => probe.close(resolve));
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
checkExport();
const { port } = (await listen(createSiteServer(folder))).address() as AddressInfo;
const address = `http://localhost:${port}${toHref('/')}`;
console.log(`Ready: ${address}  (Ctrl+C stops it)`);
