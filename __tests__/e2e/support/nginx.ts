import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from './site';

/** How long nginx may take to answer, and to stop. */
const patience = 10_000;

/** True where nginx is installed; the tests that need it are left out elsewhere. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: withSystemPaths(), timeout: patience }).status === 0;
}

/**
 * Serves an exported folder by the real nginx with the files the build wrote for it. `root` is the folder that holds
 * the site's, where the site lives below a path. Throws with nginx's own words when it does not answer in time.
 */
export async function serveByNginx(folder: string, root = folder): Promise<Site> {
  const port = await freePort();
  const place = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(place, 'nginx.conf'), configuration(place, path.resolve(folder), root, port));
  const child = spawn('nginx', ['-c', path.join(place, 'nginx.conf'), '-p', place], {
    stdio: 'ignore',
    env: withSystemPaths(),
  });
  let stopped = false;
  child.once('exit', () => (stopped = true));
  child.once('error', () => (stopped = true));
  const origin = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    await stop(child, () => stopped);
    rmSync(place, { recursive: true, force: true });
  };
  if (await answers(origin, () => stopped)) return { origin, close };
  const words = readFileSync(path.join(place, 'error.log'), { encoding: 'utf8', flag: 'a+' });
  await close();
  throw new Error(`nginx does not answer: ${words || 'it says nothing'}`);
}

/** The configuration the project offers (deploy/nginx.conf), with its places and its port replaced by ours. */
function configuration(place: string, folder: string, root: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const offered = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('include /srv/site/', `include ${folder}/`)
    .replaceAll('/srv/site', path.resolve(root))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
    events { worker_connections 256; }
    http {
      types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; text/xml xml; }
      access_log off; ${scratch.join(' ')}
      ${offered}
    }`;
}

/** True as soon as the address answers; false when the server has stopped or time is up. */
async function answers(origin: string, hasStopped: () => boolean): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end && !hasStopped();) {
    try {
      await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
      return true;
    } catch {
      await wait(20); // not listening yet
    }
  }
  return false;
}

/** Asks the server to stop, and makes it when it does not. */
async function stop(child: ChildProcess, hasStopped: () => boolean): Promise<void> {
  child.kill('SIGTERM');
  for (const end = Date.now() + patience; Date.now() < end && !hasStopped();) await wait(20);
  if (!hasStopped()) child.kill('SIGKILL');
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Debian keeps nginx where only root's path leads. */
function withSystemPaths(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };
}
