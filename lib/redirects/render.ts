import { caching, renderNginxHeaders } from '../export/host-headers';
import { site } from '../site/config';
import { redirectRules } from './rules';
import { resolveAddress } from './resolve';

type Concrete = { from: string; to: string; splat: boolean };

/** Rules with the locale's prefix; a `*` rule whose target is fixed keeps no rest. */
function withPrefix(prefix: string): Concrete[] {
  return redirectRules.map(({ from, to }) => ({
    from: prefix + from,
    to: /^https?:/.test(to) ? to : prefix + to,
    splat: from.endsWith('/*'),
  }));
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Some hosts let a file win over a rule, others the rule over the
 * file: a pattern that covers pages that exist is left out, and the not-found page leads on from such addresses.
 */
export function renderRedirectsFile(prefix: string, pages: ReadonlySet<string>): string {
  const roots = site.basePath ? ['/', site.basePath] : ['/'];
  const lines = [
    ...roots.map((root) => `${root} ${prefix}/ 302`),
    `${prefix}/index.html ${prefix}/ 301`,
    `${prefix}/index ${prefix}/ 301`,
  ];
  for (const page of pages) {
    if (page !== prefix) lines.push(`${page}/index.html ${page} 301`, `${page}/index ${page} 301`);
    if (page !== page.toLowerCase()) lines.push(`${page.toLowerCase()} ${page} 301`);
  }
  for (const { from, to, splat } of withPrefix(prefix)) {
    const base = from.replace(/\/\*$/, '');
    const hidesPages = splat && [...pages].some((page) => page.startsWith(`${base}/`));
    if (splat && !pages.has(base)) lines.push(`${base} ${to.replace('/*', '')} 301`);
    if (!hidesPages && !pages.has(from)) lines.push(`${from} ${to.replace('/*', '/:splat')} 301`);
  }
  return `${lines.join('\n')}\n`;
}

/** For nginx's `http` block: which page an address means, however it is spelt or decorated. */
export function renderNginxMap(pages: ReadonlySet<string>): string {
  return [
    '# Made by the build, to include in the http block. Addresses without final slash, /index and .html:',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 16384;',
    'map $uri $site_bare {',
    '  default $uri;',
    '  "~*^(?<site_path>/.*?)(?:/index)?(?:\\.html)?/*$" $site_path;',
    '}',
    '# Pages, whatever the case of the letters (keys of a map ignore it):',
    'map $site_bare $site_page {',
    "  default '';",
    ...[...pages].map((page) => `  ${page} ${page};`),
    '}',
    '# A page asked for under another spelling leads to its own:',
    'map "$site_page|$uri" $site_moved {',
    '  default $site_page;',
    "  ~^\\| '';",
    '  "~^(.+)\\|\\1/?$" \'\';',
    '}',
    '',
  ].join('\n');
}

/** For nginx's `server` block, whose root is the exported folder (with a base path: the folder that holds it). */
export function renderNginx(prefix: string): string {
  const base = site.basePath;
  const rules = withPrefix(prefix).map(({ from, to, splat }) => {
    const target = /^https?:/.test(to) || !splat ? to : to.replace('/*', '/$1');
    return splat
      ? `  rewrite "(?i)^${from.slice(0, -2)}(?:/(.*))?$" ${target} permanent;`
      : `  rewrite "(?i)^${from}/?$" ${target} permanent;`;
  });
  return [
    '# Made by the build, to include in a server block, after nginx-map.conf in the http block.',
    'absolute_redirect off;',
    'charset utf-8;',
    `error_page 404 ${base}/404.html;`,
    `location = / { return 302 ${prefix}/$is_args$args; }`,
    ...(base ? [`location = ${base}/ { return 302 ${prefix}/$is_args$args; }`] : []),
    '# rewrite encodes the address again; "return 301 $uri" would let a line break through.',
    'if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }',
    'if ($site_moved) { return 301 $site_moved$is_args$args; }',
    `location ${base}/ {`,
    ...renderNginxHeaders(caching.other),
    '  try_files $uri $site_page.html @former;',
    '}',
    `location ${base}/_next/static/ {`,
    ...renderNginxHeaders(caching.hashed),
    '}',
    'location ~ \\.md$ {',
    '  types { text/markdown md; }',
    ...renderNginxHeaders(caching.other),
    '}',
    'location @former {',
    ...rules,
    '  return 404;',
    '}',
    '',
  ].join('\n');
}

/** Old addresses that lead somewhere for sure, for a host that knows no rules: each becomes a small page that leads on. */
export function listRedirectPages(
  prefix: string,
  pages: ReadonlySet<string>,
): { from: string; to: string }[] {
  return redirectRules.flatMap(({ from }) => {
    const path = prefix + from.replace(/\/\*$/, '');
    const found = resolveAddress(path, pages, prefix);
    return found.kind === 'redirect' && !pages.has(path) ? [{ from: path, to: found.to }] : [];
  });
}
