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

/** Folder of the second export; the first one, in French only, is in `out`. */
export const localeExport = '.cache/locale-export';

/** Where the pages of the second export send reports; those of the first send none. */
export const reportTo = 'https://reports.example/pages';

/** Builds the site in these locales, unless `E2E_REUSE=1` takes the last export; throws with the output of a failed build. */
export async function buildLocales(): Promise<void> {
  if (process.env.E2E_REUSE) return;
  rmSync(localeExport, { recursive: true, force: true });
  await buildSite({
    SITE_LOCALES: builtLocales.join(','),
    SITE_EXPORT: localeExport,
    SITE_REPORT_TO: reportTo,
  });
}
