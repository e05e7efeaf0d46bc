import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeOfflineWorker } from '../../../scripts/postbuild/offline-worker';
import { writeSearchIndex } from '../../../scripts/postbuild/search-index';
import { collectRecords } from '../../../scripts/search/collect-records';
import { scratchFolder } from '../../support/scratch';

const words = 'Une phrase inattendue.';

/** A copy of the export after an edit of one page's words: its HTML, its search records, and the list of the copy. */
export async function editOnePage(route: string): Promise<string> {
  const folder = scratchFolder('edited-export-');
  cpSync('out', folder, { recursive: true });
  for (const name of [`${route}.html`, `${route}/index.html`]) {
    const html = readFileSync(path.join(folder, name), 'utf8');
    writeFileSync(path.join(folder, name), html.replace('</main>', `<p>${words}</p></main>`));
  }
  await writeSearchIndex(folder, async (locale) =>
    (await collectRecords(locale)).map((record) =>
      record.url === route ? { ...record, content: `${record.content} ${words}` } : record,
    ),
  );
  await writeOfflineWorker(folder);
  return folder;
}

/** Addresses of the scripts of the export that only offline reading needs, recognised by what stands in them. */
export function listOfflineScripts(): string[] {
  return readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/${name}`)
    .filter((name) =>
      /messageSkipWaiting|offline-title|offline worker does not answer/.test(
        readFileSync(`out${name}`, 'utf8'),
      ),
    );
}
