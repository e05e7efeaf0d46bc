import type ts from 'typescript';
import type { MemberOutline, ModuleOutline, SymbolOutline } from './outline';

/** Anchors of one page: of each symbol, and of each of its members. */
export type Anchors = Map<SymbolOutline | MemberOutline, string>;

/**
 * Gives every symbol and member of a module its anchor, in page order: the name in lower case with its type parameters
 * glued on (`Event<T>` → `eventt`), later occurrences numbered (`title-1`); enum members keep their case
 * (`event.TauriEvent.MENU`).
 */
export function nameAnchors(module: ModuleOutline): Anchors {
  const anchors: Anchors = new Map();
  const taken = new Map<string, number>();
  const next = (name: string): string => {
    const anchor = name.toLowerCase();
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  };
  for (const symbol of module.symbols) {
    anchors.set(symbol, next(symbol.name + gluedTypeParameters(symbol)));
    for (const member of symbol.members) {
      const isValue = member.kind === 'enum-member';
      anchors.set(member, isValue ? `${module.name}.${symbol.name}.${member.name}` : next(member.name));
    }
  }
  return anchors;
}

/** Functions keep their bare name: only the title of a class, an interface or a type shows its parameters. */
function gluedTypeParameters({ kind, declarations }: SymbolOutline): string {
  const declared = declarations[0] as
    (ts.Declaration & { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }) | undefined;
  if (kind !== 'class' && kind !== 'interface' && kind !== 'type') return '';
  return (declared?.typeParameters ?? []).map((parameter) => parameter.name.text).join('');
}
