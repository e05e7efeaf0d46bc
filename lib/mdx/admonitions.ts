import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit, SKIP } from 'unist-util-visit';
import { nearest } from '../text/nearest';
import { own } from '../text/own';
import { fail, type MdxContext } from './context';

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'caution' | 'danger';

/** Every accepted name, French ones and the original site's aliases included. */
const admonitionNames: Record<string, AdmonitionKind> = {
  note: 'note',
  remarque: 'note',
  secondary: 'note',
  tip: 'tip',
  astuce: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  caution: 'caution',
  attention: 'caution',
  warning: 'caution',
  avertissement: 'caution',
  danger: 'danger',
};

const kinds = new Set(Object.values(admonitionNames));

/** Turns `:::kind[Titre]` containers into `<Admonition>`; an unknown kind stops the build, also that of a written `<Admonition>`; other directives are plain text. */
export function remarkAdmonitions(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        toAdmonition(node as ContainerDirective, context);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        checkKind(node as MdxJsxFlowElement, context);
      } else if (
        (node.type === 'textDirective' || node.type === 'leafDirective') &&
        parent &&
        index !== undefined
      ) {
        const directive = node as TextDirective | LeafDirective;
        const mark = node.type === 'textDirective' ? ':' : '::';
        const nodes: PhrasingContent[] = [
          { type: 'text', value: `${mark}${directive.name}` },
          ...directive.children,
        ];
        const replacement =
          node.type === 'textDirective' ? nodes : [{ type: 'paragraph', children: nodes } as Paragraph];
        (parent.children as unknown[]).splice(index, 1, ...replacement);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

function toAdmonition(node: ContainerDirective, context: MdxContext): void {
  const kind = own(admonitionNames, node.name);
  if (!kind) {
    const guess = nearest(node.name, Object.keys(admonitionNames));
    fail(
      node,
      context,
      `unknown admonition ":::${node.name}"`,
      guess ? `did you mean ":::${guess}"?` : 'use note, astuce, info, attention or danger',
    );
  }
  const label = node.children.find(
    (child) => (child.data as { directiveLabel?: boolean } | undefined)?.directiveLabel,
  ) as Paragraph | undefined;
  const title = label
    ? [{ type: 'mdxJsxFlowElement', name: 'AdmonitionTitle', attributes: [], children: label.children }]
    : [];
  Object.assign(node, {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: kind }],
    children: [...title, ...node.children.filter((child) => child !== label)],
  });
}

/** `<Admonition>` takes the kinds themselves only: their other names are for `:::`. */
function checkKind(node: MdxJsxFlowElement, context: MdxContext): void {
  if (node.name !== 'Admonition') return;
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'kind');
  const value = attribute?.value;
  if (!value) fail(node, context, '<Admonition> has no kind', 'write :::note, or <Admonition kind="note">');
  const kind = typeof value === 'string' ? value : value.value.replace(/^["'`]|["'`]$/g, '');
  const known = own(admonitionNames, kind);
  if (known === kind) return;
  const guess = known ?? nearest(kind, kinds);
  fail(
    node,
    context,
    `unknown admonition kind "${kind}"`,
    guess ? `did you mean "${guess}"?` : 'use note, tip, info, caution or danger',
  );
}
