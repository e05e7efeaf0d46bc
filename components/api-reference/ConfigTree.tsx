import type { ConfigTreeNode } from '@/lib/api-reference/types';
import type { Translate } from '@/lib/i18n/translator';

type Props = { tree: ConfigTreeNode; t: Translate };

/** The whole configuration, to open and close level by level; each key leads to its entry. */
export function ConfigTree({ tree, t }: Props) {
  return (
    <nav className="config-tree" aria-label={t('api.tree')}>
      <ul>
        {tree.children.map((node) => (
          <Node key={node.path} node={node} t={t} />
        ))}
      </ul>
    </nav>
  );
}

function Node({ node, t }: { node: ConfigTreeNode; t: Translate }) {
  if (node.children.length === 0) {
    return (
      <li>
        <a href={`#${node.anchor}`}>{node.name}</a>
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary>{node.name}</summary>
        <ul>
          <li>
            <a href={`#${node.anchor}`}>{t('api.treeEntry', { name: node.name })}</a>
          </li>
          {node.children.map((child) => (
            <Node key={child.path} node={child} t={t} />
          ))}
        </ul>
      </details>
    </li>
  );
}
