import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../text/nearest';
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

/** Converts `:::kind[Titre]` containers to `<Admonition>`. An unknown kind stops the build. */
export function remarkAdmonitions(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, 'containerDirective', (node) => toAdmonition(node, context));
  };
}

function toAdmonition(node: ContainerDirective, context: MdxContext): void {
  const kind = own(admonitionNames, node.name);
  if (!kind) {
    const advice = didYouMean(
      node.name,
      Object.keys(admonitionNames),
      'Utilisez note, astuce, info, attention ou danger.',
    );
    fail(node, context, `Encadré inconnu « ${node.name} »`, advice, 'unknown-name');
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
