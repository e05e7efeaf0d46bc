import memberGroups from '../../content/api/member-groups.json';
import { ContentError } from '../content/types';
import type { ApiMember, ApiSymbol } from './types';

/** Names of members by group, by symbol anchor, by module. */
const data: Record<string, Record<string, Record<string, string[]>>> = memberGroups;

/** Members of a symbol; none for the kinds that have none. */
export function membersOf(symbol: ApiSymbol): ApiMember[] {
  return 'members' in symbol ? symbol.members : [];
}

/** Ids of the groups of a module; the description file of each language names them. */
export function groupsOf(module: string): string[] {
  return [...new Set(Object.values(data[module] ?? {}).flatMap(Object.keys))];
}

/** Members of a symbol in page order: by purpose where the data groups them, otherwise in one list without a group. */
export function orderMembers(
  module: string,
  symbol: ApiSymbol,
): { group?: string; members: readonly ApiMember[] }[] {
  const members = membersOf(symbol);
  const groups = Object.entries(data[module]?.[symbol.anchor] ?? {});
  if (groups.length === 0) return members.length > 0 ? [{ members }] : [];
  const grouped = groups.flatMap(([, names]) => names);
  const names = members.map(({ name }) => name);
  const wrong = [
    ...names.filter((name) => !grouped.includes(name)),
    ...grouped.filter((name, index) => !names.includes(name) || grouped.indexOf(name) !== index),
  ];
  if (wrong.length > 0)
    throw new ContentError(
      'content/api/member-groups.json',
      undefined,
      `Les groupes de « ${symbol.name} » n’ont pas chaque membre une fois : ${wrong.join(', ')}`,
      'Ajoutez ceux qui manquent ; retirez les autres, et ceux qui se répètent.',
    );
  return groups.map(([group, list]) => ({
    group,
    members: list.flatMap((name) => members.filter((member) => member.name === name)),
  }));
}
