import type { Translate } from '../i18n/translator';
import { toTypography } from '../text/typography';
import { releaseSection } from './history';
import { orderMembers } from './member-groups';
import type {
  CliReference,
  ConfigDefinition,
  ConfigReference,
  ConfigTypeToken,
  DocumentedModule,
  SymbolKind,
} from './types';

/** An entry of a reference page in the sidebar. A node without an anchor groups others. */
export type EntryNode = {
  name: string;
  anchor?: string;
  /** A title between entries of the same level. */
  title?: true;
  children: EntryNode[];
};

/** Sections of a module page in page order, with the anchors of the original site: the same in every language. */
export const sectionAnchors: Record<SymbolKind, string> = {
  reference: 'references',
  enum: 'enumerations',
  class: 'classes',
  interface: 'interfaces',
  type: 'type-aliases',
  variable: 'variables',
  function: 'functions',
};

const leaf = ({ name, anchor }: { name: string; anchor: string }): EntryNode => ({
  name,
  anchor,
  children: [],
});

/** Title between the entries of a level, a link if the page has such a heading. */
export const title = (name: string, anchor?: string): EntryNode => ({
  name,
  ...(anchor && { anchor }),
  title: true,
  children: [],
});

/** Titles of the sections that the introduction of a page brings, with the typography of its language. */
export function listIntroSections(intro: string, language: string): EntryNode[] {
  return [...intro.matchAll(/^## (.+) \{#(\S+)\}$/gm)].map(([, name = '', anchor = '']) =>
    title(toTypography(name, language), anchor),
  );
}

/** Symbols of a module with their members, those of large classes by purpose. */
export function buildModuleTree(module: DocumentedModule, t: Translate, language: string): EntryNode[] {
  const { intro, allowlist, security, symbols, groups } = module;
  const ownSections = listIntroSections(intro, language);
  if (allowlist.length > 0) ownSections.push(title(t('api.page.allowlist'), 'allowlist'));
  if (security) ownSections.push(title(t('api.page.security'), 'security'));
  const kinds = (Object.entries(sectionAnchors) as [SymbolKind, string][]).flatMap(([kind, anchor]) => {
    const section = symbols.filter((symbol) => symbol.kind === kind);
    if (section.length === 0) return [];
    const nodes = section.map((symbol): EntryNode => {
      const children = orderMembers(module.name, symbol).flatMap(({ group, members }) => {
        const leaves = members.map((member) =>
          leaf(member.kind === 'constructor' ? { ...member, name: `new ${symbol.name}` } : member),
        );
        return group ? [{ name: groups[group] ?? group, children: leaves }] : leaves;
      });
      return { name: symbol.name, anchor: symbol.anchor, children };
    });
    return [title(t(`api.page.section.${kind}`), anchor), ...nodes];
  });
  const releases = releaseSection(module, t) ? [title(t('api.releases.title'), 'releases')] : [];
  return [...ownSections, ...kinds, ...releases, title(t('api.v2.label'), 'v2')];
}

/**
 * Keys of the configuration, nested as in the file, with the values and variants of their types. A definition that
 * contains itself is not expanded again.
 */
export function buildConfigTree({ definitions }: ConfigReference): EntryNode[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const [root] = definitions;
  if (!root) throw new Error('the configuration reference has no definitions');

  const below = (type: ConfigTypeToken[], open: string[]): EntryNode[] =>
    type.flatMap(({ ref }) => {
      const definition = ref === undefined || open.includes(ref) ? undefined : byName.get(ref);
      return definition ? childrenOf(definition, [...open, definition.name]) : [];
    });
  const childrenOf = (definition: ConfigDefinition, open: string[]): EntryNode[] => {
    const fromKey = (key: { name: string; anchor: string; type: ConfigTypeToken[] }): EntryNode => ({
      name: key.name + suffixOf(key.type),
      anchor: key.anchor,
      children: below(key.type, open),
    });
    switch (definition.kind) {
      case 'object':
        return definition.keys.map(fromKey);
      case 'alias':
        return below(definition.type, open);
      case 'enum':
        return definition.values.map(leaf);
      case 'union':
        return definition.variants.map(({ name, anchor, keys, type }) => ({
          name,
          anchor,
          children: keys.length > 0 ? keys.map(fromKey) : below(type, open),
        }));
    }
  };
  return childrenOf(root, [root.name]);
}

/** Suffix that a type adds to the path of the values inside it: `WindowConfig[]` → `[]`. */
function suffixOf(type: ConfigTypeToken[]): string {
  const text = type.map((token) => token.text).join('');
  if (text.startsWith('Record<')) return '.*';
  return text.includes('[]') ? '[]' : '';
}

/** Commands with their arguments and options. */
export function buildCliTree({ commands }: CliReference): EntryNode[] {
  return commands.map(({ name, anchor, positionals, options }) => ({
    name,
    anchor,
    children: [...positionals, ...options].map(leaf),
  }));
}
