import type { ConfigDefinition, ConfigKey, ConfigReference, ConfigTreeNode, ConfigTypeToken } from './types';

/** The whole configuration as a tree of keys; a definition that contains itself is not expanded again. */
export function buildConfigTree({ definitions }: ConfigReference): ConfigTreeNode {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const [root] = definitions;
  if (!root) throw new Error('the configuration reference has no definitions');

  const fromKey = ({ name, anchor, type }: ConfigKey, parent: string, open: string[]): ConfigTreeNode => {
    const path = parent ? `${parent}.${name}` : name;
    return { name, path, anchor, children: below(type, path, open) };
  };
  const below = (type: ConfigTypeToken[], path: string, open: string[]): ConfigTreeNode[] =>
    type.flatMap(({ ref }) => {
      const definition = ref === undefined || open.includes(ref) ? undefined : byName.get(ref);
      return definition ? childrenOf(definition, path + suffixOf(type), [...open, definition.name]) : [];
    });
  const childrenOf = (definition: ConfigDefinition, path: string, open: string[]): ConfigTreeNode[] => {
    if (definition.kind === 'object') return definition.keys.map((key) => fromKey(key, path, open));
    if (definition.kind === 'alias') return below(definition.type, path, open);
    if (definition.kind === 'enum') return [];
    const { tag, anchor, variants } = definition;
    const tagNode = tag ? [{ name: tag, path: `${path}.${tag}`, anchor, children: [] }] : [];
    const nodes = variants.flatMap(({ keys, type }) =>
      keys.length > 0 ? keys.map((key) => fromKey(key, path, open)) : below(type, path, open),
    );
    // Variants may share keys: the first one wins.
    return [...new Map([...tagNode, ...nodes].reverse().map((node) => [node.path, node])).values()].reverse();
  };

  return { name: root.name, path: '', anchor: root.anchor, children: childrenOf(root, '', [root.name]) };
}

/** What a type adds to the path of the values inside it: `WindowConfig[]` → `[]`. */
function suffixOf(type: ConfigTypeToken[]): string {
  const text = type.map((token) => token.text).join('');
  if (text.startsWith('Record<')) return '.*';
  return text.includes('[]') ? '[]' : '';
}
