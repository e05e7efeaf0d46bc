/** `npm run search:push`: uploads the search records to the hosted index. */
import './environment';
import { algoliasearch } from 'algoliasearch';
import { pushRecords } from '../lib/search/build/push';
import { clientHosts } from '../lib/search/service-host';
import { site } from '../lib/site/config';
import { search } from '../lib/site/search-service';
import { collectRecords, readSynonymsFile } from './search/collect-records';
import { checkEnvironment } from './terminal';

const usage = `Uploads the search records to the hosted index. Environment: SEARCH_ADMIN_KEY, NEXT_PUBLIC_SEARCH_APP_ID,
and the other variables of the build (NEXT_PUBLIC_SEARCH_…, SITE_…). Options: --dry-run, --force.`;

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].filter((flag) => !['--dry-run', '--force'].includes(flag));
const key = process.env.SEARCH_ADMIN_KEY ?? '';
if (unknown.length > 0 || !search.appId || !key) {
  console.error(unknown.length > 0 ? `Unknown: ${unknown.join(' ')}\n\n${usage}` : usage);
  process.exit(1);
}
checkEnvironment();

try {
  const client = algoliasearch(search.appId, key, search.host ? { hosts: clientHosts(search.host) } : {});
  const records = (await Promise.all(site.builtLocales.map(collectRecords))).flat();
  await pushRecords(client, records, readSynonymsFile(), {
    index: search.index,
    force: flags.has('--force'),
    dryRun: flags.has('--dry-run'),
    report: (line) => console.log(line),
  });
} catch (error) {
  // The client's messages may contain the request, and with it the key.
  console.error((error instanceof Error ? error.message : String(error)).replaceAll(key, '***'));
  process.exit(1);
}
