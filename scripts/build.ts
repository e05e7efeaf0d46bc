/** `npm run build`: check the content, let Next write the pages, finish the export. */
import './environment';
import { countFaults } from '../lib/check/report';
import { pruneCache } from '../lib/content/page-cache';
import { site } from '../lib/site/config';
import { listEnvironmentFaults } from '../lib/site/environment';
import { runNode, writeExport } from './build/write-export';
import { listLocaleFaults } from './check/locale-faults';
import { runCheck, toTerminal, withoutNewAnchors } from './check/run';
import { postbuild } from './postbuild/steps';
import { language, say } from './terminal';

/** Returns what the check found; throws when a fault would break the site. */
async function checkContent(): Promise<string> {
  const setup = [...listEnvironmentFaults(process.env, language), ...listLocaleFaults()];
  if (setup.length > 0) throw new Error(setup.join('\n'));
  const { faults, pages } = await runCheck({ quick: true });
  const shown = withoutNewAnchors(faults);
  const text = toTerminal(shown);
  if (countFaults(shown).errors > 0) throw new Error(text);
  return `${say(`Pages vérifiées : ${pages}.`, `${pages} pages checked.`)} ${text}`;
}

const started = performance.now();
const report = (text: string): void =>
  console.log(`${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);

try {
  await writeExport(site.exportFolder, async (folder) => {
    report(await checkContent());
    const environment = { NEXT_TELEMETRY_DISABLED: '1', SITE_EXPORT: folder };
    await runNode(['node_modules/next/dist/bin/next', 'build'], environment);
    report(`${say('Après l’export :', 'After the export:')} ${(await postbuild(folder)).join(', ')}`);
  });
  pruneCache();
  report(say(`${site.exportFolder}/ est prêt`, `${site.exportFolder}/ is ready`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
