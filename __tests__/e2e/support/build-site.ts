import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Builds the site with these variables; throws with what the build said. Next builds one site at a time: another build is waited for. */
export async function buildSite(settings: Record<string, string>): Promise<void> {
  for (;;) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
      timeout: 600_000,
    });
    if (status === 0) return;
    if (!/process is already running/.test(stdout + stderr))
      throw new Error(`the build ended with ${status}\n${stdout}\n${stderr}`);
    await wait(1000);
  }
}
