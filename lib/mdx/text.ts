import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toHref } from '../site/config';
import { toFrenchTypography } from '../text/french-spaces';
import type { Section } from '../content/types';
import { fail, lineOf, type MdxContext } from './context';

const typographicAttributes = new Set(['title', 'caption', 'label', 'alt', 'summary']);

/** French typography in text nodes and in the attributes readers see; code is left alone. */
export function remarkTypography(context: MdxContext) {
  return (tree: Root) => {
    if (context.locale !== 'fr') return;
    visit(tree, (node) => {
      if (node.type === 'text') node.value = toFrenchTypography(node.value);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of (node as MdxJsxFlowElement).attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            typographicAttributes.has(attribute.name) &&
            typeof attribute.value === 'string'
          ) {
            attribute.value = toFrenchTypography(attribute.value);
          }
        }
      }
    });
  };
}

/** Replaces `<Partial name="…"/>` by the parsed text of `content/<locale>/_partials/<name>.mdx`. */
export function remarkPartials(context: MdxContext, parse: (text: string) => Root) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = node as unknown as MdxJsxFlowElement;
      if (element.name !== 'Partial' || !parent || index === undefined) return;
      const name = element.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === 'name')?.value;
      if (typeof name !== 'string')
        fail(element, context, '<Partial> has no name', 'write <Partial name="…" />');
      (parent.children as RootContent[]).splice(index, 1, ...parse(context.readPartial(name)).children);
    });
  };
}

/** Notes every link, and gives internal ones the locale's prefix. */
export function remarkLinks(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      context.links.push({ href: node.url, line: lineOf(node, context) ?? 0 });
      if (node.url.startsWith('/') && !node.url.startsWith('//')) {
        const [path = '/', hash] = node.url.split('#');
        node.url = toHref(path, context.locale) + (hash ? `#${hash}` : '');
      }
    });
  };
}

/** Notes the plain text and the code under each heading, for search, Markdown summaries and reading time. */
export function remarkSections(context: MdxContext) {
  return (tree: Root) => {
    let section: Section = { heading: null, text: '', code: '' };
    const headings = [...context.headings];
    const add = (node: RootContent): void => {
      if (node.type === 'heading') {
        context.sections.push(section);
        section = { heading: headings.shift() ?? null, text: '', code: '' };
      } else if (node.type === 'code') {
        section.code += `${node.value}\n`;
        context.samples.push({
          lang: node.lang ?? '',
          meta: node.meta ?? '',
          code: node.value,
          line: lineOf(node, context) ?? 0,
        });
      } else if ('children' in node && node.type !== 'paragraph' && node.type !== 'tableRow') {
        for (const child of node.children) add(child as RootContent);
      } else {
        const text = toString(node).replace(/\s+/g, ' ').trim();
        if (text && node.type !== 'mdxFlowExpression')
          section.text += (section.text ? '\n' : '') + (node.type === 'tableRow' ? rowText(node) : text);
      }
    };
    tree.children.forEach(add);
    context.sections.push(section);
  };
}

function rowText(row: Extract<RootContent, { type: 'tableRow' }>): string {
  return row.children.map((cell) => toString(cell)).join(' · ');
}
