import type { ConfigDefinition, ConfigKey, ConfigReference, ConfigTreeNode, TypeToken } from './types';

/** The whole configuration as a tree of keys, for a foldable overview; a definition inside itself is not opened again. */
export function buildConfigTree(reference: ConfigReference): ConfigTreeNode {
  const definitions = new Map(reference.definitions.map((definition) => [definition.name, definition]));
  const [root] = reference.definitions;
  if (!root) throw new Error('the configuration reference holds no definition');

  const fromKey = (key: ConfigKey, parent: string, open: string[]): ConfigTreeNode => {
    const path = (parent ? `${parent}.` : '') + key.name;
    const { name, anchor, required, type } = key;
    const node = { name, path, anchor, required, type, children: below(type, path, open) };
    return key.default === undefined ? node : { ...node, default: key.default };
  };
  const below = (type: TypeToken[], path: string, open: string[]): ConfigTreeNode[] => {
    const inner = path + suffixOf(type);
    return type.flatMap(({ ref }) => {
      const definition = ref === undefined || open.includes(ref) ? undefined : definitions.get(ref);
      return definition ? childrenOf(definition, inner, [...open, definition.name]) : [];
    });
  };
  const childrenOf = (definition: ConfigDefinition, path: string, open: string[]): ConfigTreeNode[] => {
    if (definition.kind === 'object') return definition.keys.map((key) => fromKey(key, path, open));
    if (definition.kind === 'alias') return below(definition.type, path, open);
    if (definition.kind === 'enum') return [];
    const nodes = definition.variants.flatMap((variant) =>
      variant.keys.length > 0
        ? variant.keys.map((key) => fromKey(key, path, open))
        : below(variant.type, path, open),
    );
    return uniqueByPath(
      definition.tag ? [tagNode(definition.tag, path, definition.anchor), ...nodes] : nodes,
    );
  };

  return {
    name: root.name,
    path: '',
    anchor: root.anchor,
    required: true,
    type: [{ text: root.name, ref: root.name }],
    children: childrenOf(root, '', [root.name]),
  };
}

function tagNode(tag: string, path: string, anchor: string): ConfigTreeNode {
  return {
    name: tag,
    path: `${path}.${tag}`,
    anchor,
    required: true,
    type: [{ text: 'string' }],
    children: [],
  };
}

/** What a type adds to the path of the values inside it: `WindowConfig[]` → `[]`. */
function suffixOf(type: TypeToken[]): string {
  const text = type.map((token) => token.text).join('');
  if (text.startsWith('Record<')) return '.*';
  return text.includes('[]') ? '[]' : '';
}

function uniqueByPath(nodes: ConfigTreeNode[]): ConfigTreeNode[] {
  return nodes.filter((node, index) => nodes.findIndex((other) => other.path === node.path) === index);
}
