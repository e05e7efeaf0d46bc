import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { codeFingerprint } from './lib/content/fingerprint';
import { buildSettings } from './lib/site/build-settings';
import { site } from './lib/site/config';
import { repository } from './lib/site/repository';

/** Compiled messages need no parser in the browser. */
const messages = {
  path: './messages',
  format: 'json',
  locales: 'infer',
  sourceLocale: 'fr',
  precompile: true,
} as const;

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Turbopack cuts the path of a file that it passes to a loader at `#` and `?`.
  experimental: /[#?]/.test(process.cwd()) ? {} : { messages },
});

/** Options of the export; development does not use them. */
const forBuild: NextConfig = {
  output: 'export',
  ...(buildSettings.exportFolder === 'out' ? {} : { distDir: buildSettings.exportFolder }),
};

export default function config(phase: string): NextConfig {
  const developing = phase === PHASE_DEVELOPMENT_SERVER;
  return withNextIntl({
    ...(developing ? {} : forBuild),
    pageExtensions: [
      // `page.dev.tsx` is for authors. Only development has `middleware.ts`, which does what hosts do for an export, and the handlers
      // named `route.ts`; those of the export are named `route.tsx`.
      ...(buildSettings.drafts ? ['dev.tsx'] : []),
      ...(developing ? ['ts'] : []),
      // `page.several.tsx` is a page that only a site of several locales needs.
      ...(site.builtLocales.length > 1 ? ['several.tsx'] : []),
      'tsx',
    ],
    ...(site.basePath ? { basePath: site.basePath } : {}),
    // Settings that client components read: Next.js replaces them with their values.
    env: {
      SITE_BASE_PATH: site.basePath,
      SITE_ORIGIN: site.origin,
      SITE_LOCALES: site.builtLocales.join(','),
      SITE_OFFLINE: site.offline,
      SITE_REPOSITORY: repository,
      SITE_BUILD: codeFingerprint(),
    },
    // The same code gives the same id, so that an edit of one page changes that page only.
    generateBuildId: () => codeFingerprint(),
    // Keeps the slash of `/fr/`, which is the scope of the offline worker.
    skipTrailingSlashRedirect: true,
    // `npm run typecheck` checks types, before the tests and before a deployment.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    // Used by route handlers at build time; they load files of their own.
    serverExternalPackages: ['@resvg/resvg-wasm', 'ajv', 'esbuild', 'sharp'],
    poweredByHeader: false,
    // Otherwise Next may take a folder above this one, with another lock file, for the root.
    turbopack: { root: process.cwd() },
    experimental: {
      globalNotFound: true,
      // The first paint needs one response; see bench-results.md.
      inlineCss: true,
      // React and Next.js are CommonJS: without their unused exports every page has 0.5 kB less.
      turbopackCjsTreeShaking: true,
      // One file for React and Next.js, one for the code of every page: 5.4 kB less than the default, which splits them into ten.
      turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000, maxChunkCountPerGroup: 2 },
      // Most builds are the first in their folder: writing the cache takes longer than it saves them.
      turbopackFileSystemCacheForBuild: false,
    },
  });
}
