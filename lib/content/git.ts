import { execFileSync } from 'node:child_process';

/** Runs git in a folder and returns its output; an empty text if git fails or is not installed. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'color.ui=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
