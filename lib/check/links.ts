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
  const faults = addressesIn(page).flatMap(({ node, href, element }) =>
    checkTarget(page, node, href, content).filter(
      ({ rule }) => element !== 'Cards' || !isCategory(href, content, rule),
    ),
  );
  return [...faults, ...checkLinkTexts(page), ...checkNeighbours(page, content)];
}

/** Every address that a page leads to and that has to be one of the site, or a sound one elsewhere. */
export function listTargets(page: CheckedPage): string[] {
  const targets = addressesIn(page).map(({ href }) => href);
  return [...new Set(targets)].filter((href) => !isInsidePartial(page, href));
}

/** Links whose text says nothing of where they lead. */
export function checkLinkTexts(page: CheckedPage): Fault[] {
  const faults: Fault[] = [];
  if (page.tree) visit(page.tree, 'link', (node) => void faults.push(...checkText(page, node)));
  return faults;
}

type Address = {
  node: Root['children'][number] | Link;
  href: string;
  /** Component that has it. */ element?: string | null;
};

function addressesIn({ tree }: CheckedPage): Address[] {
  const found: Address[] = [];
  if (!tree) return found;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') found.push({ node, href: node.url });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { name, attributes } = node as unknown as MdxJsxFlowElement;
    const href = attributes.find(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        (attribute.name === 'href' || (name === 'Cards' && attribute.name === 'of')),
    )?.value;
    if (typeof href === 'string') found.push({ node, href, element: name });
  });
  return found;
}

/** The parts a partial leads to are those of the pages that pull it in. */
function isInsidePartial(page: CheckedPage, href: string): boolean {
  return page.kind === 'partial' && href.startsWith('#');
}

function checkTarget(
  page: CheckedPage,
  node: Root['children'][number] | Link,
  href: string,
  content: Site,
): Fault[] {
  const found = checkHref(href, page.source.route, content);
  if (!found || isInsidePartial(page, href)) return [];
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
