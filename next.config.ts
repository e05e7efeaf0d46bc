import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { listContentFiles } from './lib/content/files';
import { codeFingerprint } from './lib/content/fingerprint';
import { site } from './lib/site/config';

const withIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** One worker writes so many pages sooner than two start, and leaves a processor to what is made beside it. */
const mostPagesOfOneWorker = 400;

const leftOut = './lib/export/left-out.ts';

/** Modules of the framework whose work does not stay in the export. */
const replacements = { './app-index': { browser: leftOut }, './collect-segment-data': leftOut };

/** Ends with `npm run build`: once it is stopped, what the pages wait for never comes (lib/docs/docs-to-write). */
function endWithBuild(): Promise<void> {
  if (process.connected) process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  return Promise.resolve();
}

/** `output: 'export'` only while building: the development server refuses to run the middleware with it. */
export default function config(phase: string): NextConfig {
  return withIntl({
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export' }),
    ...(phase === PHASE_DEVELOPMENT_SERVER || site.exportFolder === 'out'
      ? {}
      : { distDir: site.exportFolder }),
    // `page.dev.tsx`, `route.dev.ts` and `middleware.ts` are for authors: the export does not know them.
    pageExtensions: [
      ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'dev.ts', 'ts'] : []),
      // `page.several.tsx` is a page that only a site of several locales needs.
      ...(site.builtLocales.length > 1 ? ['several.tsx'] : []),
      'tsx',
    ],
    ...(site.basePath ? { basePath: site.basePath } : {}),
    // The same code gives the same id, so that an edit of one page changes that page only.
    generateBuildId: () => codeFingerprint(),
    // `npm run typecheck` does it, before the tests and before a deployment; here it would take a third of the build.
    typescript: { ignoreBuildErrors: true },
    compiler: { runAfterProductionCompile: endWithBuild },
    reactStrictMode: true,
    poweredByHeader: false,
    // The folder of this project, whatever lock files lie around it.
    turbopack: {
      root: process.cwd(),
      ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { resolveAlias: replacements }),
    },
    // Maps of code nobody debugs: they would take a sixth of the build.
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { enablePrerenderSourceMaps: false }),
    experimental: {
      globalNotFound: true,
      cpus:
        site.builtLocales.flatMap((locale) => listContentFiles(locale)).length > mostPagesOfOneWorker ? 2 : 1,
      ...(phase === PHASE_DEVELOPMENT_SERVER
        ? {}
        : {
            turbopackSourceMaps: false,
            // What runs once, while building, and is read by nobody. The client's half keeps it, for the styles of the pages.
            turbopackMinify: { server: false, client: true },
            // To write 46 MB of it takes longer than the next build gains by reading them.
            turbopackFileSystemCacheForBuild: false,
          }),
    },
  });
}
