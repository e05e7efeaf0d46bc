import type { Parent, Root, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { projectRoot } from '../content/files';
import { readVersions } from '../content/versions';
import { formatDate } from '../i18n/dates';
import { isDay } from '../text/is-day';
import { own } from '../text/own';
import { topAnchor } from '../content/search-phrases';
import type { Section } from '../content/types';
import { attributeValue, fail, type MdxContext, type PartialData } from './context';
import { unwrapped } from './nesting';

/**
 * Replaces `<Partial name="…"/>` by the parsed text of `content/<locale>/_partials/<name>.mdx`, which may contain other
 * partials. A partial that contains itself stops the build at the `<Partial>` of the page.
 */
export function remarkPartials(context: MdxContext, parse: (text: string, file: string) => Root) {
  const partialFile = (name: string): string => `content/${context.locale}/_partials/${name}.mdx`;
  const expand = (nodes: RootContent[], trail: string[], place?: MdxJsxFlowElement): RootContent[] =>
    nodes.flatMap((node) => {
      if (!isPartial(node)) {
        if ('children' in node) node.children = expand(node.children, trail, place) as typeof node.children;
        return [node];
      }
      const outermost = place ?? node;
      const name = attributeValue(node, 'name');
      if (typeof name !== 'string')
        fail(outermost, context, '<Partial> n’a pas de nom', 'Écrivez <Partial name="…" />.');
      const names = [...trail, name];
      if (trail.includes(name))
        fail(
          outermost,
          context,
          `Le passage commun « ${name} » s’inclut lui-même : ${names.join(' → ')}`,
          `Retirez la balise <Partial> de ${partialFile(trail.at(-1) ?? '')}.`,
        );
      const file = partialFile(name);
      const partialText = context.readPartial(name);
      if (partialText === undefined)
        fail(node, context, `Il n’existe pas de passage commun « ${name} »`, `Écrivez-le dans ${file}.`);
      const partial = parse(partialText, file);
      visit(partial, (one) => {
        Object.assign((one.data ??= {}), { partial: file } satisfies PartialData);
      });
      nameFootnotes(partial, name);
      unwrapIn(partial);
      return expand(partial.children, names, outermost);
    });
  return (tree: Root) => {
    tree.children = expand(tree.children, []);
  };
}

/** Unwraps paragraphs of elements only, as MDX has done in the text of the page. */
function unwrapIn(parent: Parent): void {
  parent.children = unwrapped(parent.children);
  for (const child of parent.children) {
    if ('children' in child) unwrapIn(child);
  }
}

/** A partial and its page may both have a note 1. */
function nameFootnotes(partial: Root, name: string): void {
  visit(partial, (node) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      node.identifier = `${name}-${node.identifier}`;
  });
}

function isPartial(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Partial';
}

/** Replaces `<Version crate="tauri" />` by the number of its last 1.x release, and `<VersionDate />` by the day it was checked. */
export function remarkVersions(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!('name' in node) || !parent || index === undefined) return;
      if (node.name !== 'Version' && node.name !== 'VersionDate') return;
      const value = versionText(node as MdxJsxFlowElement, context);
      // Alone on its line, a component is a block.
      parent.children[index] =
        node.type === 'mdxJsxTextElement' ? value : { type: 'paragraph', children: [value] };
    });
  };
}

function versionText(node: MdxJsxFlowElement, context: MdxContext): Text {
  const { checked, crates } = readVersions(projectRoot);
  if (!isDay(checked))
    return fail(node, context, 'content/api/versions.json ne se lit pas', 'Corrigez d’abord ce fichier.');
  if (node.name === 'VersionDate')
    return { type: 'text', value: formatDate(checked, context.locale, 'long') };
  const crate = attributeValue(node, 'crate');
  const value = typeof crate === 'string' ? own(crates, crate) : undefined;
  if (value !== undefined) return { type: 'text', value };
  const known = Object.keys(crates).join(', ');
  return fail(
    node,
    context,
    `content/api/versions.json n’a pas de version pour « ${String(crate)} »`,
    `Crates : ${known}.`,
  );
}

/** Notes the plain text and the code under each heading, and the messages that are explained, for the search and the reading time. */
export function remarkSections(context: MdxContext) {
  return (tree: Root) => {
    let section: Section = { heading: null, text: '', code: '' };
    const headings = [...context.headings];
    const add = (node: RootContent): void => {
      const anchor = section.heading?.id ?? topAnchor;
      if (node.type === 'heading') {
        context.sections.push(section);
        section = { heading: headings.shift() ?? null, text: '', code: '' };
      } else if (node.type === 'code') {
        section.code += `${node.value}\n`;
        context.codeBlocks.push({ lang: node.lang ?? '', meta: node.meta ?? '', code: node.value, anchor });
      } else if ('children' in node && node.type !== 'paragraph' && node.type !== 'tableRow') {
        // Ignore the head of a generated table, such as that of parameters: it would match in every entry.
        const isFilled = node.type !== 'table' || node.children[1]?.children.every((cell) => toString(cell));
        for (const child of isFilled ? node.children : node.children.slice(1)) add(child as RootContent);
      } else {
        for (const message of explainedMessages(node)) context.errors.push({ message, anchor });
        const text = toString(node).replace(/\s+/g, ' ').trim();
        if (text)
          section.text += (section.text ? '\n' : '') + (node.type === 'tableRow' ? rowText(node) : text);
      }
    };
    tree.children.forEach(add);
    context.sections.push(section);
  };
}

/**
 * The messages that a paragraph begins with and explains: ``**`message`, ou « message traduit »** : …``. Other names have no spaces.
 */
function explainedMessages(node: RootContent): string[] {
  const [start] = node.type === 'paragraph' ? node.children : [];
  if (start?.type !== 'strong') return [];
  if (start.children[0]?.type !== 'inlineCode' && !toString(start).startsWith('«')) return [];
  const codes = start.children.flatMap((child) => (child.type === 'inlineCode' ? child.value : []));
  const quotes = toString(start).matchAll(/«\s*([^«»]+?)\s*»/g);
  return [...codes, ...Array.from(quotes, ([, quote = '']) => quote)].filter((message) => /\s/.test(message));
}

function rowText(row: Extract<RootContent, { type: 'tableRow' }>): string {
  return row.children.flatMap((cell) => toString(cell) || []).join(' · ');
}
