import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceScripts, type ClientBundle } from '../../lib/export/inline-scripts';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';
import { bundleScripts, localeOf } from './live-scripts';

/** Origins that pages may call: the hosted search. */
const connect = search.host
  ? [/^https?:/.test(search.host) ? new URL(search.host).origin : `https://${search.host}`]
  : [];

/** Rewrites each page once: the site's scripts replace those of Next, and the security policy names what is left. */
export async function finishPages(folder: string): Promise<string> {
  const scripts = await bundleScripts(folder);
  const names = listHtmlFiles(folder);
  const used = new Set<string>();
  for (const name of names) {
    const file = path.join(folder, name);
    const html = finishPage(readFileSync(file, 'utf8'), name, scripts.get(localeOf(name)));
    for (const [, asset = ''] of html.matchAll(/\/_next\/static\/([^"']+)/g)) used.add(asset);
    writeFileSync(file, html);
  }
  removeUnused(path.join(folder, '_next/static'), used);
  return `${names.length} pages`;
}

function finishPage(html: string, name: string, script: ClientBundle | undefined): string {
  if (!script) throw new Error(`${name}: there are no scripts for the locale of this page`);
  return addSecurityPolicy(replaceScripts(html, script, name), { name, connect });
}

/** Deletes the scripts and style sheets of Next that no page refers to. */
function removeUnused(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/');
    if (/\.(?:js|css|map)$/.test(file) && !file.startsWith('live/') && !used.has(file))
      rmSync(path.join(folder, name));
  }
}
