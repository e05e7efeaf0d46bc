import {
  caching,
  contentTypes,
  isText,
  prefersHtml,
  qualityPatterns,
  securityHeaders,
} from '../export/host-headers';
import { buildSettings } from '../site/build-settings';
import { site } from '../site/config';
import { isInside } from '../site/is-inside';
import { escapeRegExp } from '../text/escape';
import { baseOf, redirectRules, type RedirectRule } from './rules';
import { resolveAddress } from './resolve';

/** A built locale's path (`/fr`) and the paths of its pages. */
export type LocalePages = { prefix: string; pages: ReadonlySet<string> };

const isExternal = (target: string): boolean => /^https?:/.test(target);
const isPattern = ({ from }: RedirectRule): boolean => from.endsWith('/*');

/** Targets of rules are written without locale. */
function targetOf(address: string, { prefix, pages }: LocalePages): string | undefined {
  const found = resolveAddress(address, pages, prefix);
  return found.kind === 'redirect' ? found.to : undefined;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: former addresses, exact ones first, as both hosts stop at the first match.
 * They find pages without `.html` by themselves. With several locales the page at the root chooses one, and each has its own
 * not-found page.
 */
export function renderRedirectsFile(built: LocalePages[]): string {
  const [first] = built;
  const roots = site.basePath ? ['/', site.basePath] : ['/'];
  const home = built.length === 1 && first ? roots.map((root) => `${root} ${first.prefix}/ 302`) : [];
  const notFound = built.length > 1 ? built.map(({ prefix }) => `${prefix}/* ${prefix}/404.html 404`) : [];
  return [...home, ...built.flatMap(exactRules), ...built.flatMap(patternRules), ...notFound, ''].join('\n');
}

function exactRules(locale: LocalePages): string[] {
  const { prefix, pages } = locale;
  const former = redirectRules.flatMap((rule) => {
    const from = prefix + baseOf(rule.from);
    const to = targetOf(from, locale);
    return to === undefined ? [] : [`${from} ${to} 301`, `${from}/ ${to} 301`];
  });
  const withCapitals = [...pages].filter((page) => page !== page.toLowerCase());
  return [
    `${prefix} ${prefix}/ 301`,
    `${prefix}.html ${prefix}/ 301`,
    ...former,
    ...withCapitals.map((page) => `${page.toLowerCase()} ${page} 301`),
  ];
}

function patternRules({ prefix }: LocalePages): string[] {
  return redirectRules.filter(isPattern).flatMap(({ from, to, cutAt }) => {
    const target = isExternal(to) ? to : prefix + to;
    if (!cutAt) return [`${prefix}${from} ${target.replace('*', ':splat')} 301`];
    // Netlify ignores placeholders that are not a whole segment; its not-found page redirects by script.
    return ['.html', ''].map(
      (end) =>
        `${prefix}${from.replace('*', `:first${cutAt}:rest${end}`)} ${target.replace('*', ':first')} 301`,
    );
  });
}

/** Every former address that leads to a page, with its target. Patterns are expanded from the addresses below their target. */
function listFormerAddresses(locale: LocalePages): Map<string, { to: string; cutAt?: string }> {
  const { prefix, pages } = locale;
  const found = new Map<string, { to: string; cutAt?: string }>();
  const add = (route: string, cutAt?: string): void => {
    const from = (prefix + route).toLowerCase();
    const to = found.has(from) ? undefined : targetOf(from, locale);
    if (to === undefined || isExternal(to)) return;
    found.set(from, { to, ...(cutAt ? { cutAt } : {}) });
    addPatterns(route, cutAt);
  };
  /** Adds the addresses that a pattern turns into `route`. */
  const addPatterns = (route: string, cutAt?: string): void => {
    for (const rule of redirectRules.filter(isPattern)) {
      const target = baseOf(rule.to);
      const isNested = baseOf(rule.from).startsWith(`${target}/`);
      if (isNested && !pages.has(prefix + route)) continue; // would recurse forever
      if (isInside(route, target)) add(baseOf(rule.from) + route.slice(target.length), rule.cutAt ?? cutAt);
    }
  };
  for (const page of pages) addPatterns(page.slice(prefix.length));
  for (const rule of redirectRules) {
    if (!isPattern(rule)) add(rule.from);
  }
  return found;
}

/** For nginx's `http` block: the page, former page or other site that an address means, and the headers of its answer. */
export function renderNginxMap(built: LocalePages[]): string {
  return [
    '# Written by the build. Include it in the http block.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 16384;',
    ...pageMaps(built),
    ...formerMap(built),
    ...elsewhereMap(built),
    ...answerMaps(built),
    '',
  ].join('\n');
}

/** `$site_page`, the page that an address means, and `$site_moved`, its address unless that was requested. */
function pageMaps(built: LocalePages[]): string[] {
  const pages = built.flatMap((locale) => [...locale.pages]);
  return [
    '# The requested path, still encoded.',
    'map $request_uri $site_asked { "~^(?<site_raw>[^?]*)" $site_raw; }',
    '# The path without final slash, /index and .html.',
    'map $uri $site_bare {',
    '  default $uri;',
    '  "~*^(?<site_path>/.*?)(?:/index)?(?:\\.html)?/*$" $site_path;',
    '}',
    '# Pages; keys of a map ignore case.',
    "map $site_bare $site_page { default '';",
    ...pages.map((page) => `  ${page} ${page};`),
    '}',
    '# The canonical address of a page requested under another spelling.',
    'map "$site_page $site_asked" $site_moved {',
    '  default $site_page;',
    "  '~^ ' '';",
    ...built.flatMap(({ prefix }) => [`  '~^${prefix} ${prefix}/$' '';`, `  '~^${prefix} ' ${prefix}/;`]),
    "  '~^(\\S+) \\1/?$' '';",
    '}',
  ];
}

/** `$site_former`: the page that a former address leads to. */
function formerMap(built: LocalePages[]): string[] {
  const former = built.flatMap((locale) => [...listFormerAddresses(locale)]);
  return [
    "map $site_bare $site_former { default '';",
    ...former.map(([from, { to, cutAt }]) => {
      const [target, hash] = to.split('#');
      const key = cutAt ? `"~*^${from}(?:${escapeRegExp(cutAt)}.*)?$"` : from;
      return `  ${key} "${target}$is_args$args${hash ? `#${hash}` : ''}";`;
    }),
    '}',
  ];
}

/** `$site_elsewhere`: the page of another site that a former address leads to. */
function elsewhereMap(built: LocalePages[]): string[] {
  const elsewhere = built.flatMap(({ prefix }) =>
    redirectRules.filter(({ to }) => isExternal(to)).map((rule) => ({ ...rule, from: prefix + rule.from })),
  );
  return [
    '# Matched against the encoded path: a decoded line break would end the Location header.',
    "map $site_asked $site_elsewhere { default '';",
    ...elsewhere.map((rule, index) =>
      isPattern(rule)
        ? `  "~*^${baseOf(rule.from)}(?:/(?<site_rest${index}>.*))?$" "${rule.to.replace('*', `$site_rest${index}`)}$is_args$args";`
        : `  "~*^${rule.from}(?:\\.html)?/?$" "${rule.to}$is_args$args";`,
    ),
    '}',
  ];
}

/** Extension of the file, headers and not-found page of an answer. */
function answerMaps(built: LocalePages[]): string[] {
  const notFound = [
    `map $uri $site_not_found { default ${site.basePath}/404.html;`,
    ...built.map(({ prefix }) => `  '~^${prefix}/' ${prefix}/404.html;`),
    '}',
  ];
  return [
    `map $http_accept $site_markdown { default 0; "~*${qualityPatterns.markdown}" $1; }`,
    `map $http_accept $site_html { default 0; "~*${qualityPatterns.html}" $1; }`,
    `map "$site_markdown $site_html" $site_extension { default .md; "~${prefersHtml}" .html; }`,
    // Only of pages: the offline worker has not asked for home without its slash with the `Accept` header of a reader.
    'map "$site_moved $site_page" $site_vary { default \'\'; "~^ ." Accept; }',
    'map "$status $uri" $site_cache {',
    `  default ${caching.other};`,
    `  '~^[45]' ${caching.error};`,
    `  '~^(?:2..|304) ${site.basePath}/_next/static/' '${caching.hashed}';`,
    // Home without its slash, which is outside of the offline worker's folder.
    ...built.map(({ prefix }) => `  '~^301 ${prefix}$' '${caching.hashed}';`),
    '}',
    ...(built.length > 1 ? notFound : []),
  ];
}

/** For nginx's `server` block, whose root is the exported folder (with a base path: the folder that holds it). */
export function renderNginx(built: LocalePages[]): string {
  const base = site.basePath;
  const several = built.length > 1;
  const notFound = [`${base}/404.html`, ...(several ? built.map(({ prefix }) => `${prefix}/404.html`) : [])];
  const types = Object.entries(contentTypes);
  const textTypes = types.map(([, type]) => type).filter((type) => isText(type) && type !== 'text/html');
  return [
    '# Written by the build. Include it in the server block; nginx-map.conf belongs in the http block.',
    `types { ${types.map(([extension, type]) => `${type} ${extension};`).join(' ')} }`,
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${textTypes.join(' ')};`,
    ...securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $site_cache always;',
    'add_header Vary $site_vary always;',
    ...(buildSettings.compress ? ['gzip_static on;'] : []),
    'absolute_redirect off;',
    `error_page 404 ${several ? '$site_not_found' : `${base}/404.html`};`,
    ...notFound.map((file) => `location = ${file} { internal; }`),
    ...nginxRoot(built),
    'if ($site_moved) { return 301 $site_moved$is_args$args; }',
    `location ${base}/ { try_files $uri $site_page$site_extension $site_page.html @former; }`,
    'location @former {',
    '  if ($site_former) { return 301 $site_former; }',
    '  if ($site_elsewhere) { return 301 $site_elsewhere; }',
    '  return 404;',
    '}',
    '',
  ].join('\n');
}

/** The root redirects to the home page of the only locale, or serves the page that chooses one. */
function nginxRoot(built: LocalePages[]): string[] {
  const base = site.basePath;
  const [first] = built;
  const toBase = base ? [`location = / { return 302 ${base}/$is_args$args; }`] : [];
  if (built.length > 1 || !first)
    return [...toBase, `location = ${base}/ { try_files ${base}/index.html =404; }`];
  const home = `{ return 302 ${first.prefix}/$is_args$args; }`;
  return [
    `location ~* ^${base}/(?:index(?:\\.html)?)?$ ${home}`,
    ...(base ? [`location = / ${home}`, `location = ${base} ${home}`] : []),
  ];
}
