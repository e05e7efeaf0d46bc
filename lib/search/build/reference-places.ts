import { membersOf } from '../../api-reference/member-groups';
import { readStructure } from '../../api-reference/reference';
import { signatureText, typeText } from '../../api-reference/signature';
import type { ApiMember, ApiSymbol, ConfigKey } from '../../api-reference/types';

/** Exact names of a place of the reference, and the type that readers see next to its name. */
type ReferencePlace = { keys: string[]; signature: string };

/** Places by `<route>#<anchor>`, or by `<route>` for a page. */
export type ReferencePlaces = ReadonlyMap<string, ReferencePlace>;

/** Returns all modules, symbols, configuration keys, commands and options, from the reference data. */
export function readReferencePlaces(): ReferencePlaces {
  const places = new Map<string, ReferencePlace>();
  const add = (place: string, names: string[], signature = ''): void => {
    const known = places.get(place);
    const keys = [...new Set([...(known?.keys ?? []), ...names])];
    places.set(place, { keys, signature: signature || (known?.signature ?? '') });
  };
  addConfig(add);
  addModules(add);
  addCommands(add);
  return places;
}

type Add = (place: string, names: string[], signature?: string) => void;

function addConfig(add: Add): void {
  const at = (anchor: string): string => `/v1/api/config#${anchor}`;
  const addKey = ({ anchor, name, aliases, paths, type }: ConfigKey): void =>
    add(at(anchor), [name, ...aliases, ...paths.map(dotted)], typeText(type));
  for (const definition of readStructure('config').definitions) {
    // Dotted paths belong to the key, not also to the definition of its value.
    add(at(definition.anchor), [definition.name]);
    if (definition.kind === 'object') definition.keys.forEach(addKey);
    if (definition.kind === 'enum') for (const { anchor, name } of definition.values) add(at(anchor), [name]);
    if (definition.kind === 'union') definition.variants.flatMap(({ keys }) => keys).forEach(addKey);
  }
}

function addModules(add: Add): void {
  for (const { name, symbols } of readStructure('js').modules) {
    const route = `/v1/api/js/${name}`;
    add(route, [name, `@tauri-apps/api/${name}`]);
    for (const symbol of symbols) {
      add(`${route}#${symbol.anchor}`, [symbol.name, `${name}.${symbol.name}`], typeOf(symbol));
      for (const member of membersOf(symbol)) {
        const own = `${symbol.name}.${member.name}`;
        const names =
          member.kind === 'constructor' ? [`new ${symbol.name}`] : [member.name, own, `${name}.${own}`];
        add(`${route}#${member.anchor}`, names, typeOf(member));
      }
    }
  }
}

function addCommands(add: Add): void {
  for (const { name, anchor, options } of readStructure('cli').commands) {
    const line = name === 'tauri' ? 'tauri' : `tauri ${name}`;
    // Not `tauri` alone, which is the subject of the whole site.
    add(`/v1/api/cli#${anchor}`, name === 'tauri' ? ['tauri <COMMAND>'] : [line]);
    for (const option of options)
      add(
        `/v1/api/cli#${option.anchor}`,
        [option.name, ...[option.short ?? []].flat(), `${line} ${option.name}`],
        option.possibleValues.join(' | ') || (option.value ? `<${option.value}>` : ''),
      );
  }
}

function typeOf(entry: ApiSymbol | ApiMember): string {
  if ('signatures' in entry) return entry.signatures[0] ? signatureText(entry.signatures[0]) : '';
  if ('type' in entry) return typeText(entry.type);
  return 'value' in entry ? JSON.stringify(entry.value) : '';
}

/** Returns a path as readers type it: `tauri.windows[].alwaysOnTop` → `tauri.windows.alwaysOnTop`. */
function dotted(place: string): string {
  return place.replace(/\[\]/g, '').replace(/\.\*/g, '');
}
