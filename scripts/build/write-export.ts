import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders that a build changes. A missing permission is reported before any work is done. */
const written = ['.', '.cache', '.next'];

/**
 * Writes an export to a temporary folder, which replaces `target` once it is complete: a build that fails or is stopped
 * leaves the previous export intact and no temporary files. Throws before any work if `target` is not an export.
 */
export async function writeExport(target: string, write: (folder: string) => Promise<void>): Promise<void> {
  for (const folder of [...written, target]) checkWritable(folder);
  checkReplaceable(target);
  const temporary = path.join('.cache/export', target.replace(/\W+/g, '-'));
  const [folder, previous] = [path.join(temporary, 'new'), path.join(temporary, 'previous')];
  const clean = (): void => rmSync(temporary, { recursive: true, force: true });
  clean();
  mkdirSync(temporary, { recursive: true });
  process.once('exit', clean);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stopProgram(signal).then(() => process.exit(1)));
  await write(folder);
  // Synchronous, so that no signal handler runs between the two calls.
  if (existsSync(target)) renameSync(target, previous);
  else mkdirSync(path.dirname(target), { recursive: true });
  try {
    renameSync(folder, target);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, target);
    throw error;
  }
}

function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new Error(
      `${path.resolve(folder)} cannot be written: it belongs to another user. Change its owner, or build as that user.`,
    );
  }
}

/** An export has a `404.html`. Any other folder may hold what somebody still needs, such as `public/`. */
function checkReplaceable(folder: string): void {
  if (!existsSync(folder) || existsSync(path.join(folder, '404.html'))) return;
  if (readdirSync(folder).length > 0)
    throw new Error(`${folder}/ holds files that no build has written. Give SITE_EXPORT another folder.`);
}

let running: ChildProcess | undefined;

/** Runs a Node program; rejects when it fails. */
export async function runNode(args: string[], env: Record<string, string> = {}): Promise<void> {
  running = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code, signal] = (await once(running, 'exit')) as [number | null, NodeJS.Signals | null];
  running = undefined;
  if (code !== 0) throw new Error(`${path.basename(args[0] ?? '')} ended with ${code ?? signal}`);
}

/** Ends the running program and waits for it, so that it does not write to a folder that is being deleted. */
async function stopProgram(signal: NodeJS.Signals): Promise<void> {
  if (!running) return;
  running.kill(signal);
  await once(running, 'exit');
}
