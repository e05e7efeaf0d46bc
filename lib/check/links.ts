import type { Link, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkHref, hint, nearestRoute } from './link-checker';
import { faultAt } from './place';
import { placeOfKey } from './places';
import type { CheckedPage, Fault, Site } from './types';

const emptyTexts = new Set([
  'ici',
  'cliquez ici',
  'cliquer ici',
  'ce lien',
  'lien',
  'cette page',
  'là',
  'plus',
  'en savoir plus',
  'lire la suite',
  'voir',
  'here',
  'click here',
  'link',
  'this page',
  'more',
  'qui',
  'clicca qui',
  'questo link',
  'questa pagina',
  '여기',
  '링크',
  '이 링크',
  '이 페이지',
  '这里',
  '点击这里',
  '此链接',
  '此页面',
]);

/** Links, anchors and link texts of a page, and the neighbours its front matter names. */
export function checkLinks(page: CheckedPage, content: Site): Fault[] {
  const faults: Fault[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type === 'link' || node.type === 'definition')
        faults.push(...checkTarget(page, node, node.url, content));
      if (node.type === 'link') faults.push(...checkText(page, node));
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as unknown as MdxJsxFlowElement;
        const href = element.attributes.find(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            (attribute.name === 'href' || (element.name === 'Cards' && attribute.name === 'of')),
        )?.value;
        if (typeof href === 'string')
          faults.push(
            ...checkTarget(page, node, href, content).filter(
              ({ rule }) => element.name !== 'Cards' || !isCategory(href, content, rule),
            ),
          );
      }
    });
  }
  return [...faults, ...checkNeighbours(page, content)];
}

function checkTarget(
  page: CheckedPage,
  node: Root['children'][number] | Link,
  href: string,
  content: Site,
): Fault[] {
  const found = checkHref(href, page.source.route, content);
  if (!found || (page.kind === 'partial' && href.startsWith('#'))) return [];
  const fault = faultAt(page, node, found.rule, found.values);
  if (
    found.replacement === undefined ||
    fault.line === undefined ||
    fault.column === undefined ||
    node.type !== 'link'
  )
    return [fault];
  return [{ ...fault, ...editOf(page, node, href, found.replacement, fault.line) }];
}

/** Replaces the address where it stands literally on the link's line. */
function editOf(
  page: CheckedPage,
  node: Link,
  href: string,
  replacement: string,
  line: number,
): Pick<Fault, 'edit'> {
  const start = node.position?.start;
  const text = page.source.body.split('\n')[(start?.line ?? 0) - 1] ?? '';
  const at = text.indexOf(`](${href}`, (start?.column ?? 1) - 1);
  return at < 0 ? {} : { edit: { line, column: at + 3, length: href.length, text: replacement } };
}

function checkText(page: CheckedPage, node: Link): Fault[] {
  const text = toString(node).trim();
  const bare = text
    .toLowerCase()
    .replace(/[.…!?»«]+/g, '')
    .trim();
  const hasPicture = node.children.some((child) => child.type === 'image' && child.alt);
  const isAddress = /^https?:\/\//.test(text);
  return (bare === '' && !hasPicture) || emptyTexts.has(bare) || isAddress
    ? [faultAt(page, node, 'link-text', { text })]
    : [];
}

function isCategory(href: string, content: Site, rule: string): boolean {
  return rule === 'dead-link' && [...content.routes.keys()].some((route) => route.startsWith(`${href}/`));
}

function checkNeighbours({ source, kind }: CheckedPage, content: Site): Fault[] {
  if (kind !== 'page') return [];
  return (['next', 'previous'] as const).flatMap((key): Fault[] => {
    const route = source.frontMatter[key];
    if (typeof route !== 'string' || content.routes.has(route)) return [];
    return [
      {
        file: source.file,
        ...placeOfKey(content.root, source.file, key),
        rule: 'wrong-neighbour',
        values: { key, route, ...hint(nearestRoute(route, [...content.routes.keys()])) },
      },
    ];
  });
}
