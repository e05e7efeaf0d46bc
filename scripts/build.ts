/** `npm run build`: check the content (unless `--unchecked`), let Next write the pages, finish the export. */
import './environment';
import { pruneCache } from '../lib/content/page-cache';
import { buildSettings } from '../lib/site/build-settings';
import { runNode, writeExport } from './build/write-export';
import { checkImportedFiles } from './check/imported-files';
import { checkEnvironment } from './terminal';

/** Returns what the check found; throws when a fault would break the site. */
async function checkContent(): Promise<string> {
  checkImportedFiles();
  // Not before: these modules cannot load while one of their files of data is broken.
  const { countFaults } = await import('../lib/check/report');
  const { runCheck, toTerminal, withoutNewAnchors } = await import('./check/run');
  const { faults, pages } = await runCheck({ quick: true });
  const shown = withoutNewAnchors(faults);
  if (countFaults(shown).errors > 0)
    throw new Error(`The content has faults, described in French for its authors:\n\n${toTerminal(shown)}`);
  const warnings = shown.length > 0 ? ` Warnings, in French for the authors:\n\n${toTerminal(shown)}\n` : '';
  return `${pages} pages checked.${warnings}`;
}

const started = performance.now();
const report = (text: string): void =>
  console.log(`${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);

checkEnvironment();
try {
  await writeExport(buildSettings.exportFolder, async (folder) => {
    if (!process.argv.includes('--unchecked')) report(await checkContent());
    const environment = {
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_EXPORT: folder,
      // Rendering makes much short-lived garbage: with the default of 16 MB, collecting it takes a sixth of the time.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
    };
    await runNode(['node_modules/next/dist/bin/next', 'build'], environment);
    const { postbuild } = await import('./postbuild/steps');
    report(`After the export: ${(await postbuild(folder)).join(', ')}`);
  });
  pruneCache();
  report(`${buildSettings.exportFolder}/ is ready`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
