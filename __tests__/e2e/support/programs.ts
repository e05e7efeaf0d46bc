import { spawn, type SpawnOptions } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../../scripts/browser/site';

/** Starts a server program and waits until its address answers; throws if it ends or a minute has passed. */
export async function startServer(
  origin: string,
  command: string,
  args: string[],
  options: SpawnOptions,
): Promise<Site> {
  const child = spawn(command, args, { stdio: 'ignore', ...options });
  const ended = once(child, 'exit').catch(() => undefined);
  const isRunning = (): boolean => child.pid !== undefined && child.exitCode === null;
  const close = async (): Promise<void> => {
    if (child.kill('SIGTERM')) await ended;
  };
  for (const end = Date.now() + 60_000; Date.now() < end && isRunning(); await wait(20)) {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(origin, { redirect: 'manual', signal }).catch(() => undefined); // not ready yet
    if (answer) return { origin, close };
  }
  await close();
  throw new Error(`${command} does not answer`);
}

/**
 * A port for a program that takes a moment to start. It lies below those that systems give to connections and to servers
 * without a port of their own, so that none of these takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false, // in use
  );
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
