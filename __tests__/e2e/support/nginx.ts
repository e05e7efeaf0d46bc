import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../../../lib/site/build-settings';
import type { Site } from '../../../scripts/browser/site';
import { scratchFolder } from '../../support/scratch';
import { freePort, startServer } from './programs';

/** True where nginx is installed; the tests that need it are skipped elsewhere. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: withSystemPaths() }).status === 0;
}

/** Why tests are skipped where nginx is not installed. */
export const nginxMissing = 'nginx is not installed (apt-get install nginx-light)';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True where nginx can send `.br` files. */
export function hasBrotli(): boolean {
  return existsSync(brotliModule);
}

/**
 * Serves an exported folder by the real nginx with the files the build wrote for it. `root` is the folder that holds
 * the site's, where the site is below a path. Throws with the error log of nginx if it does not answer.
 */
export async function serveByNginx(folder: string, root = folder): Promise<Site> {
  const port = await freePort();
  const place = scratchFolder('nginx-');
  writeFileSync(path.join(place, 'nginx.conf'), configuration(place, path.resolve(folder), root, port));
  const args = ['-c', path.join(place, 'nginx.conf'), '-p', place];
  try {
    return await startServer(`http://127.0.0.1:${port}`, 'nginx', args, { env: withSystemPaths() });
  } catch (error) {
    const log = readFileSync(path.join(place, 'error.log'), { encoding: 'utf8', flag: 'a+' });
    throw new Error(`${(error as Error).message}: ${log}`);
  }
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
    .replace('listen [::]:80;', '')
    .replace('# brotli_static on;', hasBrotli() && buildSettings.compress ? 'brotli_static on;' : '');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
    ${hasBrotli() ? `load_module ${brotliModule};` : ''}
    daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
    events { worker_connections 256; }
    http {
      types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; text/xml xml; }
      access_log off; ${scratch.join(' ')}
      ${offered}
    }`;
}

/** Debian keeps nginx where only root's path leads. */
function withSystemPaths(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };
}
