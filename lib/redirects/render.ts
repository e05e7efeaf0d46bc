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

/** A built locale's path (`/fr`) and the paths of all its pages. */
export type LocalePages = { prefix: string; pages: ReadonlySet<string> };

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Some hosts let a file win over a rule, others the rule over the
 * file: a pattern that covers pages that exist is left out, and the not-found page leads on from such addresses.
 * With several locales the page at the root chooses one, and each has a not-found page of its own.
 */
export function renderRedirectsFile(built: LocalePages[]): string {
  const [first] = built;
  const roots = site.basePath ? ['/', site.basePath] : ['/'];
  const lines = built.length === 1 && first ? roots.map((root) => `${root} ${first.prefix}/ 302`) : [];
  lines.push(...built.flatMap(rulesOf));
  if (built.length > 1) lines.push(...built.map(({ prefix }) => `${prefix}/* ${prefix}/404.html 404`));
  return `${lines.join('\n')}\n`;
}

function rulesOf({ prefix, pages }: LocalePages): string[] {
  const lines = [`${prefix}/index.html ${prefix}/ 301`, `${prefix}/index ${prefix}/ 301`];
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
  return lines;
}

/** For nginx's `http` block: which page an address means, however it is spelt or decorated. */
export function renderNginxMap(built: LocalePages[]): string {
  const pages = built.flatMap((locale) => [...locale.pages]);
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
    ...pages.map((page) => `  ${page} ${page};`),
    '}',
    '# A page asked for under another spelling leads to its own:',
    'map "$site_page|$uri" $site_moved {',
    '  default $site_page;',
    "  ~^\\| '';",
    '  "~^(.+)\\|\\1/?$" \'\';',
    '}',
    ...(built.length > 1 ? notFoundMap(built) : []),
    '',
  ].join('\n');
}

/** The not-found page of the locale an address belongs to. */
function notFoundMap(built: LocalePages[]): string[] {
  return [
    'map $uri $site_not_found {',
    `  default ${site.basePath}/404.html;`,
    ...built.map(({ prefix }) => `  ~^${prefix}/ ${prefix}/404.html;`),
    '}',
  ];
}

/** For nginx's `server` block, whose root is the exported folder (with a base path: the folder that holds it). */
export function renderNginx(built: LocalePages[]): string {
  const base = site.basePath;
  const rules = built
    .flatMap(({ prefix }) => withPrefix(prefix))
    .map(({ from, to, splat }) => {
      const target = /^https?:/.test(to) || !splat ? to : to.replace('/*', '/$1');
      return splat
        ? `  rewrite "(?i)^${from.slice(0, -2)}(?:/(.*))?$" ${target} permanent;`
        : `  rewrite "(?i)^${from}/?$" ${target} permanent;`;
    });
  return [
    '# Made by the build, to include in a server block, after nginx-map.conf in the http block.',
    'absolute_redirect off;',
    'charset utf-8;',
    `error_page 404 ${built.length > 1 ? '$site_not_found' : `${base}/404.html`};`,
    ...nginxRoot(built),
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

/** What the root answers: the home page of the only locale, or the page that chooses one. */
function nginxRoot(built: LocalePages[]): string[] {
  const base = site.basePath;
  const [first] = built;
  if (built.length === 1 && first) {
    const home = `return 302 ${first.prefix}/$is_args$args;`;
    return [`location = / { ${home} }`, ...(base ? [`location = ${base}/ { ${home} }`] : [])];
  }
  return [
    ...(base ? [`location = / { return 302 ${base}/$is_args$args; }`] : []),
    `location = ${base}/ { try_files ${base}/index.html =404; }`,
  ];
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
