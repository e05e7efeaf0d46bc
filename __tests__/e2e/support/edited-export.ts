import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { weigh } from '../../../scripts/bench/page-weight';
import { listHtmlFiles } from '../../../scripts/postbuild/html-files';
import { writeOfflineWorker } from '../../../scripts/postbuild/offline-worker';
import { writeSearchIndex } from '../../../scripts/postbuild/search-index';
import { collectRecords } from '../../../scripts/search/collect-records';
import { scratchFolder } from '../../support/scratch';

/** Sixty words, as a long paragraph has them: most of them change a part of the text index. */
const paragraph =
  'Quand plusieurs fenêtres partagent les mêmes données, gardez-les dans l’état que gère Rust et prévenez chaque vue par un ' +
  'évènement : vous évitez ainsi les copies qui divergent, les rafraîchissements inutiles et les verrous oubliés. Mesurez ensuite ' +
  'la durée des commandes lourdes, déplacez leur calcul vers un fil séparé, puis vérifiez que l’interface répond pendant le traitement.';

/** A copy of the export after one page got another paragraph: its HTML, its search records, and the list of the copy. */
export async function editOnePage(route: string): Promise<string> {
  const folder = scratchFolder('edited-export-');
  cpSync('out', folder, { recursive: true });
  const html = readFileSync(path.join(folder, `${route}.html`), 'utf8');
  const edited = html.replace('</main>', `<p>${paragraph}</p></main>`);
  for (const name of [`${route}.html`, `${route}/index.html`]) writeFileSync(path.join(folder, name), edited);
  await writeSearchIndex(folder, async (locale) =>
    (await collectRecords(locale)).map((record) =>
      record.url === route ? { ...record, content: `${record.content} ${paragraph}` } : record,
    ),
  );
  await writeOfflineWorker(folder);
  return folder;
}

/** Name of the changed script in an export after an edit of the code. */
export const editedScript = '/_next/static/chunks/edited.js';

/** A copy of an export after an edit of the code: a script of every page has other bytes, hence another name, and the build another id. */
export async function editCode(base: string): Promise<string> {
  const folder = scratchFolder('edited-code-');
  cpSync(base, folder, { recursive: true });
  const home = readFileSync(path.join(folder, 'fr.html'), 'utf8');
  const [, former = ''] = /<script src="([^"]+\.js)" async/.exec(home) ?? [];
  const script = readFileSync(path.join(folder, former), 'utf8');
  writeFileSync(path.join(folder, editedScript), `${script};0`);
  rmSync(path.join(folder, former));
  for (const name of listHtmlFiles(folder)) {
    const html = readFileSync(path.join(folder, name), 'utf8');
    writeFileSync(
      path.join(folder, name),
      html.replaceAll(path.basename(former), path.basename(editedScript)),
    );
  }
  await writeOfflineWorker(folder, 'on', 'edited');
  return folder;
}

/** The guide whose page is of median size among all, compressed. */
export function medianGuide(): string {
  const pages = JSON.parse(readFileSync('out/fr/pages.json', 'utf8')) as string[];
  const guides = pages
    .filter((route) => route.startsWith('/fr/v1/guides/'))
    .map((route) => ({ route, bytes: weigh(readFileSync(`out${route}.html`)) }))
    .sort((a, b) => a.bytes - b.bytes);
  return guides[Math.floor(guides.length / 2)]?.route ?? '';
}

/** Bytes of files of an export that a browser downloads compressed. */
export function bytesOf(folder: string, addresses: string[]): number {
  const file = (address: string): string => path.join(folder, address.replace(/\/$/, ''));
  return addresses
    .map((address) => (existsSync(`${file(address)}.html`) ? `${file(address)}.html` : file(address)))
    .reduce((sum, name) => sum + weigh(readFileSync(name)), 0);
}

/** Addresses of the scripts of the export with this content: their names are hashes. */
export function listScripts(content: RegExp): string[] {
  return readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/${name}`)
    .filter((name) => content.test(readFileSync(`out${name}`, 'utf8')));
}
