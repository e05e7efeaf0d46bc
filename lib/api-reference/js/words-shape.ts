import type { ApiMember, ApiSymbol, Signature, TypeParameter } from './types';

/** What the words of a symbol or member must cover, and what they may add. */
export type WordsShape = {
  kind: ApiSymbol['kind'] | ApiMember['kind'];
  params: string[];
  typeParams: string[];
  /** `void` and `Promise<void>` need no words; what is not called has nothing to return. */
  returns: 'required' | 'allowed' | 'none';
  example: boolean;
  hasMembers: boolean;
  /** Version given by the package. */
  since?: string;
};

/** What the words of a symbol or a member must cover: its parameters, its returned value, an example. */
export function toWordsShape(entry: ApiSymbol | ApiMember): WordsShape {
  const signatures = 'signatures' in entry ? entry.signatures : [];
  const typed = 'typeParams' in entry ? entry.typeParams : signatures.flatMap(({ typeParams }) => typeParams);
  return {
    kind: entry.kind,
    params: namesOf(signatures.flatMap(({ params }) => params)),
    typeParams: namesOf(typed),
    returns: returnsNeed(entry.kind, signatures),
    example: entry.kind === 'function' || entry.kind === 'class',
    hasMembers: 'members' in entry,
    ...(entry.since && { since: entry.since }),
  };
}

function returnsNeed(kind: WordsShape['kind'], signatures: Signature[]): WordsShape['returns'] {
  if (kind !== 'function' && kind !== 'method') return 'none';
  return signatures.every(returnsNothing) ? 'allowed' : 'required';
}

function returnsNothing({ returns }: Signature): boolean {
  const type = returns.map(({ text }) => text).join('');
  return type === 'void' || type === 'Promise<void>';
}

function namesOf(entries: { name: string }[] | TypeParameter[]): string[] {
  return [...new Set(entries.map(({ name }) => name))];
}
