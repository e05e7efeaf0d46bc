import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import type { Locale } from '../../../lib/site/config';

/** The locales of the second export. */
export const builtLocales: readonly Locale[] = ['fr', 'en'];

/** Folder of the second export; the first one, in French only, is in `out`. */
export const localeExport = '.cache/locale-export';

/** Runs once, before the workers start. `E2E_REUSE=1` keeps the export of the last run. */
export default function removeLocaleExport(): void {
  if (!process.env.E2E_REUSE) rmSync(localeExport, { recursive: true, force: true });
}

/** Builds the second export, once per run: Playwright starts a new worker after each failed test. */
export function buildLocales(): void {
  if (existsSync(localeExport)) return;
  const settings = { SITE_LOCALES: builtLocales.join(','), SITE_EXPORT: localeExport };
  const build = ['--import', 'tsx', 'scripts/build.ts', '--unchecked'];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
    timeout: 1_800_000, // a busy machine has needed more than ten minutes
  });
  if (status !== 0) throw new Error(`the build ended with ${status}\n${stdout}\n${stderr}`);
}
