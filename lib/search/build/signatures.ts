import { signatureText } from '../../api-reference/signature';
import { readStructure } from '../../api-reference/reference';
import type { ApiMember, ApiSymbol } from '../../api-reference/types';

/** Returns the types that readers see beside names, by `<route>#<anchor>`: `(path: string): Promise<void>`, `boolean`, `<TARGET>`. */
export function readSignatures(): Map<string, string> {
  const signatures = new Map<string, string>();
  const add = (place: string, text: string): void => void (text && signatures.set(place, text));
  for (const { name, symbols } of readStructure('js').modules)
    for (const symbol of symbols) {
      const members = 'members' in symbol ? symbol.members : [];
      for (const entry of [symbol, ...members]) add(`/v1/api/js/${name}#${entry.anchor}`, typeOfEntry(entry));
    }
  for (const definition of readStructure('config').definitions) {
    const variants = definition.kind === 'union' ? definition.variants : [definition];
    for (const key of variants.flatMap((variant) => ('keys' in variant ? variant.keys : [])))
      add(`/v1/api/config#${key.anchor}`, textOf(key.type));
  }
  for (const { options } of readStructure('cli').commands)
    for (const { anchor, value, possibleValues } of options)
      add(`/v1/api/cli#${anchor}`, possibleValues.join(' | ') || (value ? `<${value}>` : ''));
  return signatures;
}

function typeOfEntry(entry: ApiSymbol | ApiMember): string {
  if ('signatures' in entry) return entry.signatures[0] ? signatureText(entry.signatures[0]) : '';
  if ('type' in entry) return textOf(entry.type);
  return 'value' in entry ? JSON.stringify(entry.value) : '';
}

function textOf(tokens: readonly { text: string }[]): string {
  return tokens.map(({ text }) => text).join('');
}
