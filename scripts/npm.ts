import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { stop } from './terminal';

/**
 * Starts an npm script: `['test:e2e', '--', 'sidebar']`. The npm that started this process runs with Node.js itself, because
 * on Windows the command `npm` is a shell script (npm.cmd), which Node.js cannot spawn.
 */
export function spawnNpmScript(args: string[], options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) stop('This command needs npm. Start it with "npm test" or "npm run …".');
  return spawn(process.execPath, [npm, 'run', '--silent', ...args], options);
}
