import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameFile } from '../../lib/sample/frame-page';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { serviceUrl } from '../../lib/search/service-host';
import { site } from '../../lib/site/config';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';

/** Adds the security policy to each page. */
export function addPolicies(folder: string): string {
  // Addresses that pages may call, in addition to their origin.
  const connect = search.host ? [serviceUrl(search.host).origin] : [];
  // The frames of samples have their own policy.
  const names = listHtmlFiles(folder).filter((name) => !name.endsWith(`/essais/${frameFile}`));
  const pages = names.map((name) => ({ name, html: readFileSync(path.join(folder, name), 'utf8') }));
  const styles = listSheets(pages.map(({ html }) => html)).map((sheet) =>
    readFileSync(path.join(folder, sheet.slice(site.basePath.length)), 'utf8'),
  );
  for (const { name, html } of pages)
    writeFileSync(path.join(folder, name), addSecurityPolicy(html, { name, connect, styles }));
  return `${names.length} HTML files`;
}

/** Addresses of the style sheets that Next.js has written into the pages, and that the router adds to a page which leads to another. */
function listSheets(pages: string[]): string[] {
  const named = pages.flatMap((html) => [...html.matchAll(/<style[^>]* data-href="([^"]*)"/g)]);
  return [...new Set(named.flatMap(([, sheets = '']) => sheets.split(' ')))];
}
