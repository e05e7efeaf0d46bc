import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { codeFingerprint } from './lib/content/fingerprint';
import { site } from './lib/site/config';

/** Options of the export; development does not use them. */
const forBuild: NextConfig = {
  output: 'export',
  ...(site.exportFolder === 'out' ? {} : { distDir: site.exportFolder }),
};

export default function config(phase: string): NextConfig {
  const developing = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    ...(developing ? {} : forBuild),
    pageExtensions: [
      // `page.dev.tsx` is for authors; `middleware.ts` does in development what hosts do for an export.
      ...(site.drafts ? ['dev.tsx'] : []),
      ...(developing ? ['ts'] : []),
      // `page.several.tsx` is a page that only a site of several locales needs.
      ...(site.builtLocales.length > 1 ? ['several.tsx'] : []),
      'tsx',
    ],
    ...(site.basePath ? { basePath: site.basePath } : {}),
    // The same code gives the same id, so that an edit of one page changes that page only.
    generateBuildId: () => codeFingerprint(),
    // `npm run typecheck` checks types, before the tests and before a deployment.
    typescript: { ignoreBuildErrors: true },
    reactStrictMode: true,
    poweredByHeader: false,
    // Otherwise Next may take a folder above this one, with another lock file, for the root.
    turbopack: { root: process.cwd() },
    experimental: { globalNotFound: true },
  };
}
