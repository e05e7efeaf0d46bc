import ts from 'typescript';
import { unalias } from './declarations';
import type { TypeContext } from './type-tokens';
import type { Deprecation, TypeToken } from './types';

/** Version that introduced a declaration, with its three numbers: `@since 1.4` → `1.4.0`. */
export function readSince(declaration: ts.Declaration): string | undefined {
  const version = /\d+(\.\d+)*/.exec(tagText(declaration, 'since') ?? '')?.[0];
  if (!version) return undefined;
  return [...version.split('.'), '0', '0'].slice(0, 3).join('.');
}

/** Whether a declaration is deprecated, since when, and what its comment names instead. */
export function readDeprecation(declaration: ts.Declaration, context: TypeContext): Deprecation | undefined {
  const tag = findTag(declaration, 'deprecated');
  if (!tag) return undefined;
  const since = /\bsince (\d+(?:\.\d+)*)/.exec(tagText(declaration, 'deprecated') ?? '')?.[1];
  const parts = typeof tag.comment === 'object' ? tag.comment : [];
  return { ...(since && { since }), use: parts.flatMap((part) => toLink(part, context)) };
}

function toLink(part: ts.JSDocComment, { checker, findSymbol }: TypeContext): TypeToken[] {
  if (!ts.isJSDocLink(part) || !part.name) return [];
  const symbol = checker.getSymbolAtLocation(part.name);
  const ref = symbol && findSymbol(unalias(symbol, checker));
  return [{ text: part.name.getText(), ...(ref && { ref }) }];
}

function tagText(declaration: ts.Declaration, name: string): string | undefined {
  return ts.getTextOfJSDocComment(findTag(declaration, name)?.comment);
}

function findTag(declaration: ts.Declaration, name: string): ts.JSDocTag | undefined {
  return ts.getJSDocTags(declaration).find((tag) => tag.tagName.text === name);
}
