import { isMailAddress, isPublicFile } from '../mdx/links';
import { resolveAddress } from '../redirects/resolve';
import { locales, site as config, toHref } from '../site/config';
import { isInside } from '../site/is-inside';
import { decode } from '../text/decode';
import { nearest, suggest } from '../text/nearest';
import type { Site } from './rule';
import type { Values } from './types';

/** The rule that an address violates. */
export type AddressFault = {
  id: 'dead-link' | 'dead-anchor' | 'old-address' | 'link-form' | 'insecure-link' | 'bad-url';
  values: Values;
  /** Correct address, if there is only one. */
  replacement?: string;
};

type Routes = Pick<Site, 'root' | 'routes' | 'locale' | 'unread'>;

/** Files that the export holds for each locale, apart from its pages. */
const exported = new Set([
  ...['/blog', '/v1'].flatMap((folder) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${folder}/${name}`),
  ),
  ...['/sitemap.xml', '/opensearch.xml', '/llms.txt', '/manifest.webmanifest'],
]);

/** Judges an address as an author writes it on a page: `/v1/guides/faq#x`, `#x`, `https://…`. */
export function judgeAddress(href: string, ownRoute: string, content: Routes): AddressFault | undefined {
  if (href.trim() !== href) return linkForm(href, href.trim(), true);
  if (/^(?:tel:|mailto:\?)/i.test(href)) return undefined;
  if (/^mailto:/i.test(href)) return isMailAddress(href) ? undefined : { id: 'bad-url', values: { href } };
  const web = webAddress(href);
  if (web) return linkForm(href, web, false);
  const own = ownAddress(href, content) ?? devAddress(href, content);
  if (own) return linkForm(href, own, true);
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return judgeExternal(href);
  if (href.startsWith('//')) return linkForm(href, `https:${href}`, false);
  const { path, hash } = splitHash(href);
  if (path === '') return judgeAnchor(ownRoute, hash ?? '', content, href);
  return path.startsWith('/') ? judgeRoute(href, content) : judgeRelative(href, ownRoute, content);
}

/** Judges an address that begins with a slash. */
function judgeRoute(href: string, content: Routes): AddressFault | undefined {
  const { routes } = content;
  const { path, hash, suffix } = splitHash(href);
  const form = writtenForm(path, content);
  if (form !== path) return linkForm(href, form + suffix, routes.has(form));
  if (routes.has(path)) return hash === undefined ? undefined : judgeAnchor(path, hash, content, href);
  if (exported.has(path) || isPublicFile(path, content.root) || isUnread(path, content)) return undefined;
  const lower = path.toLowerCase();
  if (routes.has(lower)) return linkForm(href, lower + suffix, true);
  const target = redirectOf(path, content);
  if (target === undefined) {
    const near = nearestRoute(path, [...routes.keys()]);
    return { id: 'dead-link', values: { href, fix: suggest(near && near + suffix) } };
  }
  const replacement = target.includes('#') ? target : target + suffix;
  return { id: 'old-address', values: { href, target: replacement }, ...(hash ? {} : { replacement }) };
}

/** Names the address to write instead: the page that a relative address means, from its own page or from the home page. */
function judgeRelative(href: string, ownRoute: string, { routes, ...content }: Routes): AddressFault {
  const { path, suffix } = splitHash(href);
  const base = `https://site${ownRoute}`;
  if (!URL.canParse(path, base)) return { id: 'bad-url', values: { href } };
  const fromPage = writtenForm(new URL(path, base).pathname, content);
  const fromHome = writtenForm(`/${path}`, content);
  const known = [fromPage, fromHome].find((form) => routes.has(form));
  const form = known ?? nearestRoute(fromPage, [...routes.keys()]) ?? fromPage;
  return linkForm(href, form + suffix, false);
}

/** `isSure`: no other address can be meant, so that `--fix` may write it. */
function linkForm(href: string, target: string, isSure: boolean): AddressFault {
  return { id: 'link-form', values: { href, target }, ...(isSure ? { replacement: target } : {}) };
}

function judgeExternal(href: string): AddressFault | undefined {
  if (!URL.canParse(href) || /\s/.test(href)) return { id: 'bad-url', values: { href } };
  const { protocol, hostname } = new URL(href);
  const local = hostname === 'localhost' || /^127\.|\.localhost$/.test(hostname);
  if (protocol === 'http:' && !local) return { id: 'insecure-link', values: { href } };
  return undefined;
}

/** A link with the origin of this site, without the origin; undefined for a page that this build does not have. */
function ownAddress(href: string, content: Routes): string | undefined {
  const origin = `${config.origin}/${locales[content.locale].path}/`;
  if (!href.startsWith(origin)) return undefined;
  const { path, suffix } = splitHash(`/${href.slice(origin.length)}`);
  const route = writtenForm(path, content);
  return content.routes.has(route) ? route + suffix : undefined;
}

/** The name of a site, which no file of the content ends like: `exemple.fr/a`. */
const domain = /^(?:[a-z\d-]+\.)+(?:app|com|dev|eu|fr|io|net|org)(?=[/?#]|$)/i;

/** An address of another site without its protocol, or with a mistyped one: `www.exemple.fr`, `http//exemple.fr`. */
function webAddress(href: string): string | undefined {
  if (domain.test(href)) return `https://${href}`;
  const bare = /^(?:https?(?:\/{1,2}|:(?!\/\/)\/?)|www\.(?=[\w-]+\.))(.+)/i.exec(href);
  if (!bare) return undefined;
  return `https://${/^www\./i.test(href) ? href : bare[1]}`;
}

/** A page of the development server, as a browser shows its address. */
function devAddress(href: string, content: Routes): string | undefined {
  const found = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)/.exec(href)?.[1];
  const { path, suffix } = splitHash(found ?? '');
  if (!isInside(path, `/${locales[content.locale].path}`)) return undefined;
  const route = writtenForm(path, content);
  return content.routes.has(route) ? route + suffix : undefined;
}

/** Without locale prefix, query, extension, `/index` and final slash. */
function writtenForm(path: string, { locale }: Pick<Routes, 'locale'>): string {
  const prefix = `/${locales[locale].path}`;
  const bare = path.split('?')[0] ?? path;
  const inside = isInside(bare, prefix) ? bare.slice(prefix.length) : bare;
  return (
    inside
      .replace(/\/{2,}/g, '/')
      .replace(/\.(?:html|mdx?)$/, '')
      .replace(/\/index$/, '')
      .replace(/(?<=.)\/+$/, '') || '/'
  );
}

/** Where a former address leads: a route, or an address of another site. */
export function redirectOf(
  path: string,
  { routes, locale }: Pick<Routes, 'routes' | 'locale'>,
): string | undefined {
  const prefix = toHref('', locale);
  const pages = new Set([...routes.keys()].map((route) => prefix + (route === '/' ? '' : route)));
  const found = resolveAddress(prefix + path, pages, prefix);
  if (found.kind !== 'redirect') return undefined;
  return found.to.startsWith(prefix) ? found.to.slice(prefix.length).replace(/(?<=.)\/$/, '') : found.to;
}

function judgeAnchor(route: string, hash: string, content: Routes, href: string): AddressFault | undefined {
  const ids = content.routes.get(route);
  const id = decode(hash);
  if (id === '') return { id: 'bad-url', values: { href } };
  if (!ids || ids.has(id)) return undefined;
  const near = nearest(id, ids);
  return { id: 'dead-anchor', values: { route, id, fix: suggest(near && `#${near}`) } };
}

/** A sibling with a similar name, a page with the same name elsewhere (it may have moved), or the most similar route. */
function nearestRoute(path: string, routes: string[]): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const last = path.slice(parent.length);
  const names = routes.filter((route) => route.startsWith(parent)).map((route) => route.slice(parent.length));
  const sibling = nearest(
    last,
    names.filter((name) => !name.includes('/')),
  );
  if (sibling) return parent + sibling;
  const others = routes.filter((route) => !path.startsWith(`${route}/`));
  return routes.find((route) => route.split('/').at(-1) === last) ?? nearest(path, others);
}

/** `/a#b` → `/a`, `b` and `#b`. */
function splitHash(href: string): { path: string; hash: string | undefined; suffix: string } {
  const [, path = '', hash] = /^([^#]*)(?:#(.*))?$/s.exec(href) ?? [];
  return { path, hash, suffix: hash ? `#${hash}` : '' };
}

/** True for a route whose page is missing because its data cannot be read. */
export function isUnread(route: string, { unread }: Pick<Site, 'unread'>): boolean {
  return unread !== undefined && isInside(route, unread);
}
