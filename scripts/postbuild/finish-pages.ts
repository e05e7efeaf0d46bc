import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaintScript } from '../../lib/browser/first-paint';
import { addLoader, type LiveScript } from '../../lib/export/live-script';
import { moveBeforeStyles, removeFrameworkScripts } from '../../lib/export/next-output';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { locales, site, type Locale } from '../../lib/site/config';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';
import { bundleScripts } from './live-scripts';

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

function finishPage(html: string, name: string, script: LiveScript | undefined): string {
  if (!script) throw new Error(`${name}: there are no scripts for the locale of this page`);
  const page = removeFrameworkScripts(html, name);
  const painted = moveBeforeStyles(page, `<script>${firstPaintScript()}</script>`, name);
  return addSecurityPolicy(addLoader(painted, script), { name, connect });
}

/** The locale whose folder a page is in. Pages outside all of them are in the current one. */
function localeOf(name: string): Locale {
  const [first = ''] = name.replace(/\.html$/, '').split('/');
  return site.builtLocales.find((locale) => locales[locale].path === first) ?? site.currentLocale;
}

/** Deletes the scripts and style sheets of Next that no page refers to. */
function removeUnused(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/');
    if (/\.(?:js|css|map)$/.test(file) && !file.startsWith('live/') && !used.has(file))
      rmSync(path.join(folder, name));
  }
}
