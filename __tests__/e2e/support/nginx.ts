import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from './site';

/** True where nginx is installed; the tests that need it are left out elsewhere. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: withSystemPaths() }).status === 0;
}

/** Serves an exported folder by the real nginx with the files the build wrote for it. */
export async function serveByNginx(folder: string): Promise<Site> {
  const port = await freePort();
  const place = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.resolve(folder);
  const file = path.join(place, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
    events { worker_connections 64; }
    http {
      types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; text/xml xml; }
      access_log off; client_body_temp_path ${place}/a; proxy_temp_path ${place}/b; fastcgi_temp_path ${place}/c; uwsgi_temp_path ${place}/d; scgi_temp_path ${place}/e;
      include ${root}/nginx-map.conf;
      server { listen 127.0.0.1:${port}; root ${root}; include ${root}/nginx.conf; }
    }`,
  );
  const child = spawn('nginx', ['-c', file, '-p', place], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: withSystemPaths(),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, () => {
    if (child.exitCode !== null) throw new Error(`nginx stopped: ${errors}`);
  });
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGQUIT');
      }),
  };
}

async function untilItAnswers(origin: string, check: () => void): Promise<void> {
  for (;;) {
    check();
    try {
      await fetch(origin, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20)); // not listening yet
    }
  }
}

async function freePort(): Promise<number> {
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
