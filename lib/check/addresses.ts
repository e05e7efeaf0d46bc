import { resolveAddress } from '../redirects/resolve';
import { locales, site as config, toHref } from '../site/config';
import { nearest } from '../text/nearest';
import type { Site } from './rule';
import type { Values } from './types';
import { guess } from './words';

/** Rule that an address breaks. */
export type AddressFault = {
  id: 'dead-link' | 'dead-anchor' | 'old-address' | 'link-form' | 'insecure-link' | 'bad-url';
  values: Values;
  /** Correct address, if there is only one. */
  replacement?: string;
};

type Routes = Pick<Site, 'routes' | 'locale' | 'unread'>;

/** Judges an address as an author writes it on a page: `/v1/guides/faq#x`, `#x`, `https://…`. */
export function judgeAddress(href: string, ownRoute: string, content: Routes): AddressFault | undefined {
  if (/^(?:mailto|tel):/i.test(href)) return undefined;
  const own = ownAddress(href, content);
  if (own) return own;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return judgeExternal(href);
  if (href.startsWith('//')) return { id: 'link-form', values: { href, target: `https:${href}` } };
  const [path = '', hash] = splitHash(href);
  if (path === '') return judgeAnchor(ownRoute, hash ?? '', content, href);
  if (!path.startsWith('/'))
    return {
      id: 'link-form',
      values: { href, target: relativeTarget(path, ownRoute, content) + (hash ? `#${hash}` : '') },
    };
  const form = writtenForm(path, content);
  if (form !== path) {
    const target = form + (hash ? `#${hash}` : '');
    return {
      id: 'link-form',
      values: { href, target },
      ...(content.routes.has(form) ? { replacement: target } : {}),
    };
  }
  if (content.routes.has(path))
    return hash === undefined ? undefined : judgeAnchor(path, hash, content, href);
  if (isUnread(path, content)) return undefined;
  return deadLink(href, path, hash, content);
}

function judgeExternal(href: string): AddressFault | undefined {
  if (!URL.canParse(href) || /\s/.test(href)) return { id: 'bad-url', values: { href } };
  const { protocol, hostname } = new URL(href);
  const local = hostname === 'localhost' || /^127\.|\.localhost$/.test(hostname);
  if (protocol === 'http:' && !local) return { id: 'insecure-link', values: { href } };
  return undefined;
}

/** A link to this site is written without its origin. */
function ownAddress(href: string, content: Routes): AddressFault | undefined {
  const origin = `${config.origin}/${locales[content.locale].path}/`;
  if (!href.startsWith(origin)) return undefined;
  const [path = '', hash] = splitHash(`/${href.slice(origin.length)}`);
  const route = writtenForm(path, content);
  const target = route + (hash ? `#${hash}` : '');
  // A page that is not on this site any more may still be meant.
  return content.routes.has(route)
    ? { id: 'link-form', values: { href, target }, replacement: target }
    : undefined;
}

/** Without locale prefix, query, extension, `/index` and final slash. */
function writtenForm(path: string, content: Routes): string {
  const prefix = `/${locales[content.locale].path}`;
  const bare = path.split('?')[0] ?? path;
  const inside = bare === prefix || bare.startsWith(`${prefix}/`) ? bare.slice(prefix.length) : bare;
  return (
    inside
      .replace(/\/{2,}/g, '/')
      .replace(/\.(?:html|mdx?)$/, '')
      .replace(/\/index$/, '')
      .replace(/(?<=.)\/+$/, '') || '/'
  );
}

function relativeTarget(path: string, ownRoute: string, content: Routes): string {
  return writtenForm(new URL(path, `https://site${ownRoute}`).pathname, content);
}

function deadLink(href: string, path: string, hash: string | undefined, content: Routes): AddressFault {
  const prefix = toHref('', content.locale);
  const pages = new Set([...content.routes.keys()].map((route) => prefix + (route === '/' ? '' : route)));
  const found = resolveAddress(prefix + path, pages, prefix);
  if (found.kind === 'redirect') {
    const target = found.to.startsWith(prefix)
      ? found.to.slice(prefix.length).replace(/(?<=.)\/$/, '')
      : found.to;
    const replacement = hash && !target.includes('#') ? `${target}#${hash}` : target;
    return { id: 'old-address', values: { href, target: replacement }, ...(hash ? {} : { replacement }) };
  }
  const near = nearestRoute(path, [...content.routes.keys()]);
  return { id: 'dead-link', values: { href, hint: guess(near && near + (hash ? `#${hash}` : '')) } };
}

function judgeAnchor(route: string, hash: string, content: Routes, href: string): AddressFault | undefined {
  const ids = content.routes.get(route);
  const id = decode(hash);
  if (id === '') return { id: 'bad-url', values: { href } };
  if (!ids || ids.has(id)) return undefined;
  const near = nearest(id, ids);
  return { id: 'dead-anchor', values: { route, id, hint: guess(near && `#${near}`) } };
}

/** A neighbour with nearly the same name, a page of the same name elsewhere (it moved), or a route spelt nearly so. */
export function nearestRoute(path: string, routes: string[]): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const last = path.slice(parent.length);
  const siblings = routes.filter(
    (route) => route.startsWith(parent) && !route.slice(parent.length).includes('/'),
  );
  const sibling = nearest(
    last,
    siblings.map((route) => route.slice(parent.length)),
  );
  if (sibling) return parent + sibling;
  return (
    routes.find((route) => route.split('/').at(-1) === last) ??
    nearest(
      path,
      routes.filter((route) => !path.startsWith(`${route}/`)),
    )
  );
}

function splitHash(href: string): [string, string | undefined] {
  const at = href.indexOf('#');
  return at < 0 ? [href, undefined] : [href.slice(0, at), href.slice(at + 1)];
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a lone % is taken as it stands
  }
}

/** True for a route whose page is missing only because its data cannot be read. */
export function isUnread(route: string, { unread }: Pick<Site, 'unread'>): boolean {
  return unread !== undefined && (route === unread || route.startsWith(`${unread}/`));
}
