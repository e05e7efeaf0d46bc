import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameFile } from '../../lib/essai/frame-page';
import { replaceScripts } from '../../lib/export/inline-scripts';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';
import { bundleScripts, localeOf } from './live-scripts';
import { inlineStyles } from './page-styles';

/** Origins that pages may call: the hosted search. */
const connect = search.host
  ? [/^https?:/.test(search.host) ? new URL(search.host).origin : `https://${search.host}`]
  : [];

/** Rewrites each page once: the site's scripts and styles replace those of Next, and the security policy names them. */
export async function finishPages(folder: string): Promise<string> {
  const scripts = await bundleScripts(folder);
  const pages = new Map<string, string>();
  for (const name of listHtmlFiles(folder)) {
    if (name.endsWith(`/essais/${frameFile}`)) continue; // it has a policy of its own
    const script = scripts.get(localeOf(name));
    if (!script) throw new Error(`${name}: there are no scripts for the locale of this page`);
    pages.set(name, replaceScripts(readFileSync(path.join(folder, name), 'utf8'), script, name));
  }
  const used = new Set<string>();
  for (const [name, page] of inlineStyles(folder, pages)) {
    const html = addSecurityPolicy(page, { name, connect });
    for (const [, asset = ''] of html.matchAll(/\/_next\/static\/([^"')]+)/g)) used.add(asset);
    writeFileSync(path.join(folder, name), html);
  }
  removeUnused(path.join(folder, '_next/static'), used);
  return `${pages.size} pages`;
}

/** Deletes the scripts and style sheets of Next that no page refers to. */
function removeUnused(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/');
    if (/\.(?:js|css|map)$/.test(file) && !file.startsWith('live/') && !used.has(file))
      rmSync(path.join(folder, name));
  }
}
