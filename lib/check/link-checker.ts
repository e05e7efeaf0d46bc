import { resolveAddress } from '../redirects/resolve';
import { locales, toHref } from '../site/config';
import { nearest } from '../text/nearest';
import type { RuleId } from './rules';
import { isUnread, type Site } from './types';

export type LinkFault = {
  rule: RuleId;
  values: Record<string, string>;
  /** What the address should be, when that is sure. */ replacement?: string;
};

/** Checks one address as an author writes it (`/v1/guides/faq#x`, `#x`, `https://…`) on a page. */
export function checkHref(href: string, ownRoute: string, content: Site): LinkFault | undefined {
  if (/^(?:mailto|tel):/i.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return checkExternal(href);
  if (href.startsWith('//')) return { rule: 'link-form', values: { href, target: `https:${href}` } };
  const [path = '', hash] = splitHash(href);
  if (path === '') return checkAnchor(ownRoute, hash ?? '', content, href);
  if (!path.startsWith('/'))
    return {
      rule: 'link-form',
      values: { href, target: relativeTarget(path, ownRoute, content) + (hash ? `#${hash}` : '') },
    };
  const form = writtenForm(path, content);
  if (form !== path) {
    const target = form + (hash ? `#${hash}` : '');
    return {
      rule: 'link-form',
      values: { href, target },
      ...(content.routes.has(form) ? { replacement: target } : {}),
    };
  }
  if (content.routes.has(path))
    return hash === undefined ? undefined : checkAnchor(path, hash, content, href);
  if (isUnread(path, content)) return undefined;
  return deadLink(href, path, hash, content);
}

function checkExternal(href: string): LinkFault | undefined {
  if (!URL.canParse(href) || /\s/.test(href)) return { rule: 'bad-url', values: { href } };
  const { protocol, hostname } = new URL(href);
  const local = hostname === 'localhost' || /^127\.|\.localhost$/.test(hostname);
  if (protocol === 'http:' && !local) return { rule: 'insecure-link', values: { href } };
  return undefined;
}

/** Without locale prefix, query, extension, `/index` and final slash. */
function writtenForm(path: string, content: Site): string {
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

function relativeTarget(path: string, ownRoute: string, content: Site): string {
  return writtenForm(new URL(path, `https://site${ownRoute}`).pathname, content);
}

function deadLink(href: string, path: string, hash: string | undefined, content: Site): LinkFault {
  const prefix = toHref('', content.locale);
  const pages = new Set([...content.routes.keys()].map((route) => prefix + (route === '/' ? '' : route)));
  const found = resolveAddress(prefix + path, pages, prefix);
  if (found.kind === 'redirect') {
    const target = found.to.startsWith(prefix)
      ? found.to.slice(prefix.length).replace(/(?<=.)\/$/, '')
      : found.to;
    const replacement = hash && !target.includes('#') ? `${target}#${hash}` : target;
    return { rule: 'old-address', values: { href, target: replacement }, ...(hash ? {} : { replacement }) };
  }
  const guess = nearestRoute(path, [...content.routes.keys()]);
  return { rule: 'dead-link', values: { href, ...hint(guess && guess + (hash ? `#${hash}` : '')) } };
}

function checkAnchor(route: string, hash: string, content: Site, href: string): LinkFault | undefined {
  const ids = content.routes.get(route);
  const id = decode(hash);
  if (!ids || ids.has(id)) return id === '' ? { rule: 'bad-url', values: { href } } : undefined;
  const guess = nearest(id, ids);
  return { rule: 'dead-anchor', values: { route, id, ...hint(guess && `#${guess}`) } };
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

/** `{hint}` of the rules in both languages. */
export function hint(guess: string | undefined): Record<string, string> {
  return guess
    ? { 'hint.fr': `Vouliez-vous dire ${guess} ?`, 'hint.en': `Did you mean ${guess}?` }
    : {
        'hint.fr': 'Corrigez le nom, ou créez ce qui manque.',
        'hint.en': 'Correct the name, or create what is missing.',
      };
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
