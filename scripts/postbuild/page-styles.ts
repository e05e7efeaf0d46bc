import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { replaceStyleSheet } from '../../lib/export/next-output';
import { site } from '../../lib/site/config';

/** Characters of text that fill the first screen of a large window. */
const FIRST_SCREEN_TEXT = 2000;
/** Pages that begin with the same of these classes share their styles: few sets are cached, and listed by the offline worker. */
const markers =
  /(?<=[" ])(?:cards|code|diagram|facts|home|path|post-head|post-list|release|signature|site-footer|tabs)(?=[" ])/g;
/** States that readers cause; the sheet has arrived by then. */
const laterStates = /:hover|:active|:focus|:target|:popover-open|::backdrop|\[open\]/;
const laterRules = /^(?:keyframes|layer (?:print|forced-colors)$|media (?:print|\(forced-colors))/;

/**
 * Splits the style sheet of Next for each page: the rules of its first screen go into the page, so that the first paint needs
 * one response, and the rest into a sheet at the end of the page. Both work without scripts. Takes and returns pages by name.
 */
export function inlineStyles(folder: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const groups = new Map([...pages].map(([name, html]) => [name, groupOf(html)]));
  const counts = new Map<string, number>();
  for (const group of groups.values()) counts.set(group, (counts.get(group) ?? 0) + 1);
  // Pages without their like share one set: the offline worker lists only sets that several pages have.
  for (const [name, group] of groups) if (counts.get(group) === 1) groups.set(name, 'alone');
  const namesOfGroup = new Map<string, Set<string>>();
  for (const [name, html] of pages) {
    const group = groups.get(name) ?? '';
    const names = namesOfGroup.get(group) ?? new Set();
    namesIn(firstScreenOf(html)).forEach((name) => names.add(name));
    namesOfGroup.set(group, names);
  }
  const done = new Map<string, { style: string; link: string }>();
  const stylesOf = (href: string, group: string): { style: string; link: string } => {
    const key = `${group} ${href}`;
    const styles = done.get(key) ?? splitSheet(folder, href, namesOfGroup.get(group) ?? new Set());
    done.set(key, styles);
    return styles;
  };
  const finish = (name: string, html: string): string => {
    let end = '';
    const page = replaceStyleSheet(html, name, (href) => {
      const { style, link } = stylesOf(href, groups.get(name) ?? '');
      end = link;
      return style;
    });
    return page.replace('</body>', () => `${end}</body>`);
  };
  return new Map([...pages].map(([name, html]) => [name, finish(name, html)]));
}

/** Writes the rest of a sheet, and returns the markup of both parts. */
function splitSheet(
  folder: string,
  href: string,
  names: ReadonlySet<string>,
): { style: string; link: string } {
  const file = path.join(folder, href.slice(site.basePath.length));
  const sheet = readFileSync(file, 'utf8');
  const isFirst = (rule: Rule | AtRule): boolean => isOfFirstScreen(rule, names);
  // The order of the layers, as neither part has all of them.
  const first = (/@layer[^{;]+;/.exec(sheet)?.[0] ?? '') + select(sheet, isFirst);
  // The property is for `components/runtime/inline/base-check.ts`.
  const rest = `:root{--sheet-loaded:1}${select(sheet, (rule) => !isFirst(rule))}`;
  const name = `${createHash('sha256').update(rest).digest('hex').slice(0, 10)}.css`;
  writeFileSync(path.join(path.dirname(file), name), rest);
  return {
    style: `<style>${first.replaceAll('url(../', `url(${site.basePath}/_next/static/`)}</style>`,
    link: `<link rel="stylesheet" href="${path.posix.dirname(href)}/${name}"/>`,
  };
}

function groupOf(html: string): string {
  return [...new Set(firstScreenOf(html).match(markers))].sort().join(' ');
}

/** The HTML up to the first screen of text, and the contents list, which comes later. */
function firstScreenOf(html: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  let text = 0;
  for (const { 0: part, index } of html.slice(main).matchAll(/<[^>]*>|[^<]+/g)) {
    if (!part.startsWith('<')) text += part.length;
    if (text > FIRST_SCREEN_TEXT)
      return html.slice(0, main + index) + (/<div class="toc"[^]*?<\/nav>/.exec(html)?.[0] ?? '');
  }
  return html;
}

/** Elements, classes and ids of a text, as selectors write them. */
function namesIn(html: string): string[] {
  const names = ['.js']; // the first-paint script sets it
  for (const [, element = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)/g)) {
    names.push(element);
    for (const [, kind, value = ''] of attributes.matchAll(/ (class|id)="([^"]*)"/g))
      names.push(...value.split(' ').map((name) => (kind === 'id' ? '#' : '.') + name));
  }
  return names;
}

/** The rules of a sheet that pass a test, in their layers and media queries. */
function select(sheet: string, passes: (rule: Rule | AtRule) => boolean): string {
  const root = postcss.parse(sheet);
  const removeOthers = (node: ChildNode): void => {
    if (node.type === 'rule' || (node.type === 'atrule' && node.name === 'font-face')) {
      if (!passes(node)) node.remove();
    } else if (node.type === 'atrule') {
      node.nodes?.slice().forEach(removeOthers);
      if (!node.nodes?.length) node.remove();
    }
  };
  root.nodes.slice().forEach(removeOthers);
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
}

function isOfFirstScreen(rule: Rule | AtRule, names: ReadonlySet<string>): boolean {
  for (let node: Rule['parent'] = rule.parent; node?.type === 'atrule'; node = node.parent)
    if (laterRules.test(`${(node as AtRule).name} ${(node as AtRule).params}`)) return false;
  return rule.type === 'atrule' || rule.selectors.some((selector) => isUsed(selector, names));
}

/** True if all names that a selector requires are in use; attributes and pseudo-classes count as met. */
function isUsed(selector: string, names: ReadonlySet<string>): boolean {
  if (laterStates.test(selector.replace(/:not\([^)]*\)/g, ''))) return false;
  const required = selector.replace(/\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '');
  return required.match(/[.#]?[a-z_][\w-]*/gi)?.every((name) => names.has(name)) ?? true;
}
