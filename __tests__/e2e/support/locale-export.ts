import { rmSync } from 'node:fs';
import type { Locale } from '../../../lib/site/config';
import { buildSite } from './build-site';

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

/** Where the pages of the second export send reports; those of the first send none. */
export const reportTo = 'https://reports.example/pages';

/** Builds the site in these locales (`E2E_REUSE=1`: takes the export of the last run); throws with what the build said when it stops. */
export async function buildLocales(): Promise<void> {
  if (process.env.E2E_REUSE) return;
  rmSync(localeExport, { recursive: true, force: true });
  await buildSite({
    SITE_LOCALES: builtLocales.join(','),
    SITE_EXPORT: localeExport,
    SITE_REPORT_TO: reportTo,
  });
}
