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

/** Folder of the second export; the first one, in French only, is in `out`. */
export const localeExport = '.cache/locale-export';

/** Builds the site in these locales, unless `E2E_REUSE=1` takes the last export; throws with the output of a failed build. */
export function buildLocales(): void {
  if (process.env.E2E_REUSE) return;
  rmSync(localeExport, { recursive: true, force: true });
  const settings = { SITE_LOCALES: builtLocales.join(','), SITE_EXPORT: localeExport };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`the build ended with ${status}\n${stdout}\n${stderr}`);
}
