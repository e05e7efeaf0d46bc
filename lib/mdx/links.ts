import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root as Hast } from 'hast';
import type { Link, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { projectRoot } from '../content/files';
import { site, toHref, type Locale } from '../site/config';
import type { MdxContext } from './context';

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

/** The addresses of `srcset`, each before its width. */
const sourceOfSet = /(?<=^\s*|,\s+)[^\s,]+/g;

/** Notes every link, and gives the addresses of Markdown and of HTML elements the prefix they have in the export. */
export function remarkLinks(context: MdxContext) {
  const exported = (address: string): string => toExported(address, context.locale);
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') context.links.push(node.url);
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
        node.url = exported(node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^(?:a|img|source)$/.test(node.name ?? '')) return;
      for (const attribute of node.attributes) {
        if (!('name' in attribute) || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'href') context.links.push(attribute.value);
        if (/^(?:href|src)$/.test(attribute.name)) attribute.value = exported(attribute.value);
        if (/^srcset$/i.test(attribute.name))
          attribute.value = attribute.value.replace(sourceOfSet, exported);
      }
    });
  };
}

/** A domain that mail can be sent to; not the version in `vite@4.x`, which the parser takes for a mail address. */
const mailDomain = /^(?!v?\d+\.)(?:[\w-]+\.)+[a-z]{2,}$/i;

/** Writes package names with a version as text: `vite@4.x`. */
export function remarkMailLinks() {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      if (!parent || index === undefined || !isVersion(node)) return undefined;
      (parent.children as PhrasingContent[]).splice(index, 1, ...node.children);
      return index + node.children.length;
    });
  };
}

/** True for a link that the parser made of a bare text whose end is no mail domain. */
function isVersion({ url, children: [text] }: Link): boolean {
  const address = /^mailto:(.*@(.*))$/s.exec(url);
  return (
    address !== null &&
    text?.type === 'text' &&
    text.value === address[1] &&
    !mailDomain.test(address[2] ?? '')
  );
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
