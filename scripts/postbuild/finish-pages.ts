import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBelow } from '../../lib/content/files';
import { frameFile } from '../../lib/essai/frame-page';
import { replaceScripts } from '../../lib/export/inline-scripts';
import { replaceStyleSheets } from '../../lib/export/next-output';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { site } from '../../lib/site/config';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';
import { bundleScripts, localeOf } from './live-scripts';

/** Addresses that pages may call, in addition to their origin: the hosted search and the endpoint for reports. */
const connect = [
  ...(search.host
    ? [/^https?:/.test(search.host) ? new URL(search.host).origin : `https://${search.host}`]
    : []),
  ...(site.reportTo.startsWith('http') ? [site.reportTo] : []),
];

/**
 * Rewrites each page once: the site's scripts replace those of Next, the style sheet is inlined, so that the first paint needs
 * one response, and the security policy allows both.
 */
export async function finishPages(folder: string): Promise<string> {
  const scripts = await bundleScripts(folder);
  const sheets = new Map<string, string>();
  const used = new Set<string>();
  // The frames of samples have a policy of their own.
  const names = listHtmlFiles(folder).filter((name) => !name.endsWith(`/essais/${frameFile}`));
  for (const name of names) {
    const script = scripts.get(localeOf(name));
    if (!script) throw new Error(`${name}: there are no scripts for the locale of this page`);
    const page = replaceScripts(readFileSync(path.join(folder, name), 'utf8'), script, name);
    const styled = replaceStyleSheets(page, name, (href) => {
      const sheet = sheets.get(href) ?? readSheet(folder, href);
      sheets.set(href, sheet);
      return `<style>${sheet}</style>`;
    });
    const html = addSecurityPolicy(styled, { name, connect });
    for (const [, asset = ''] of html.matchAll(/\/_next\/static\/([^"')]+)/g)) used.add(asset);
    writeFileSync(path.join(folder, name), html);
  }
  removeUnused(path.join(folder, '_next/static'), used);
  return `${names.length} HTML files`;
}

/** The text of a style sheet, with the addresses of its fonts as a page writes them. */
function readSheet(folder: string, href: string): string {
  const sheet = readFileSync(path.join(folder, href.slice(site.basePath.length)), 'utf8');
  return sheet.trim().replaceAll('url(../', `url(${site.basePath}/_next/static/`);
}

/** Deletes the scripts and style sheets of Next that no page refers to. */
function removeUnused(folder: string, used: ReadonlySet<string>): void {
  for (const file of listBelow(folder))
    if (/\.(?:js|css|map)$/.test(file) && !file.startsWith('live/') && !used.has(file))
      rmSync(path.join(folder, file));
}
