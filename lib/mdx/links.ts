import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root as Hast } from 'hast';
import type { Link, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { projectRoot } from '../content/files';
import { site, toHref, type Locale } from '../site/config';
import type { MdxContext } from './context';
import { readAttribute } from './literal';
import { mapSources } from './srcset';

/** True for the address of a file of `public/`, which no locale precedes: `/images/a.svg`. */
export function isPublicFile(address: string, root = projectRoot): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return (
    /^\/[^/]/.test(pathname) && !pathname.includes('..') && existsSync(path.join(root, 'public', pathname))
  );
}

/** The address in the export of what an author writes: `/v1/guides#a` → `/fr/v1/guides#a`, `/images/a.svg` below the base path. */
function toExported(address: string, locale: Locale): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  if (isPublicFile(address)) return site.basePath + address;
  const [route = '/', hash] = address.split('#');
  return toHref(route, locale) + (hash ? `#${hash}` : '');
}

/** Notes every link, and gives the addresses of Markdown and of HTML elements the prefix they have in the export. */
export function remarkLinks(context: MdxContext) {
  const exported = (address: string): string => toExported(address, context.linkLocale);
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') context.links.push(node.url);
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
        node.url = exported(node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^(?:a|img|source)$/.test(node.name ?? '')) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const value = readAttribute(attribute);
        if (typeof value !== 'string') continue;
        if (attribute.name === 'href') context.links.push(value);
        if (/^(?:href|src)$/.test(attribute.name)) attribute.value = exported(value);
        if (/^srcset$/i.test(attribute.name)) attribute.value = mapSources(value, exported);
      }
    });
  };
}

/** The domain of a mail address; not what the parser takes for one in `vite@4.x` and `icon@2x.png`. */
const mailDomain = /@(?!v?\d+x?\.)(?:[\p{L}\d_-]+\.)+\p{L}{2,}$/u;

/** True for an address that mail can be sent to, with or without `mailto:`. */
export function isMailAddress(address: string): boolean {
  return mailDomain.test(address.split('?')[0] ?? address);
}

/** Writes package names with a version, and addresses of servers, as text: `vite@4.x`, `git@exemple.org:a/b`, `ssh://git@exemple.org`. */
export function remarkMailLinks() {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      if (!parent || index === undefined || !isBareAddress(node)) return undefined;
      const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
      const isServer =
        (before?.type === 'text' && /:\/\/\S*$/.test(before.value)) ||
        (after?.type === 'text' && /^(?::\S|\/)/.test(after.value));
      if (!isServer && isMailAddress(node.url)) return undefined;
      (parent.children as PhrasingContent[]).splice(index, 1, ...node.children);
      return index + node.children.length;
    });
  };
}

/** True for a link that the parser made of a mail address without brackets. */
export function isBareAddress({ url, children: [text] }: Link): boolean {
  return text?.type === 'text' && url === `mailto:${text.value}`;
}

/** External links open a new tab without referrer or opener. */
export function rehypeExternalLinks() {
  return (tree: Hast): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'a' && /^https?:/.test(String(properties.href)))
        Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    });
  };
}
