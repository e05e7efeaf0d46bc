import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Locale } from '../../../lib/site/config';

/**
 * The locales of the second export, with one that runs from right to left. All six take twice the time of these four:
 * `E2E_LOCALES=all` builds them.
 */
export const builtLocales: readonly Locale[] =
  process.env.E2E_LOCALES === 'all'
    ? ['fr', 'en', 'ko', 'zh-cn', 'it', 'ar-xb']
    : ['fr', 'en', 'ko', 'ar-xb'];

/** Its folder; the first export, French alone, stays where it is. */
export const localeExport = '.cache/locale-export';

const mostMilliseconds = 600_000;

/** Builds the site in these locales (`E2E_REUSE=1`: takes the export of the last run); throws with what the build said when it stops. */
export function buildLocales(): void {
  if (process.env.E2E_REUSE) return;
  rmSync(localeExport, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_LOCALES: builtLocales.join(','),
      SITE_EXPORT: localeExport,
    },
    encoding: 'utf8',
    timeout: mostMilliseconds,
  });
  if (status !== 0) throw new Error(`the build ended with ${status}\n${stdout}\n${stderr}`);
}
