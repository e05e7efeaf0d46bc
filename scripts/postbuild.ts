import { site } from '../lib/site/config';
import { postbuild } from './postbuild/steps';

const started = performance.now();
try {
  const report = await postbuild(site.exportFolder);
  console.log(`After the export: ${report.join(', ')} (${Math.round(performance.now() - started)} ms)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
