import groups from '../../content/api/member-groups.json';
import type { ApiMember, ApiSymbol } from './types';

/** Names of members by group, by symbol anchor, by module. */
const data: Record<string, Record<string, Record<string, string[]>>> = groups;

/** Members of a symbol; none for the kinds that have none. */
export function membersOf(symbol: ApiSymbol): ApiMember[] {
  return 'members' in symbol ? symbol.members : [];
}

/** Ids of the groups of a module; the words file of each language names them. */
export function groupsOf(module: string): string[] {
  return [...new Set(Object.values(data[module] ?? {}).flatMap(Object.keys))];
}

/** Members of a symbol in page order: by purpose where the data groups them, otherwise in one list without a group. */
export function orderMembers(
  module: string,
  symbol: ApiSymbol,
): { group?: string; members: readonly ApiMember[] }[] {
  const members = membersOf(symbol);
  if (members.length === 0) return [];
  const named = Object.entries(data[module]?.[symbol.anchor] ?? {});
  if (named.length === 0) return [{ members }];
  const rest = new Map(members.map((member) => [member.name, member]));
  const ordered = named.map(([group, names]) => ({
    group,
    members: names.map((name) => {
      const member = rest.get(name);
      if (!member)
        throw new Error(`content/api/member-groups.json: ${symbol.name} has no member "${name}" left`);
      rest.delete(name);
      return member;
    }),
  }));
  if (rest.size > 0)
    throw new Error(
      `content/api/member-groups.json: ${symbol.name}: no group for ${[...rest.keys()].join(', ')}`,
    );
  return ordered;
}
