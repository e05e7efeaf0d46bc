import { parser } from '@lezer/rust';
import type { Fault } from '../types';
import { lineAndColumn } from '../place';
import { sampleFault, type Sample } from './collect';

/** Rust blocks have no syntax error; the first one found is reported. */
export function checkRust(sample: Sample): Fault[] {
  if (sample.lang !== 'rust' || sample.meta.nocheck !== undefined) return [];
  const offset = findRustError(sample.code);
  if (offset === undefined) return [];
  const { line, column } = lineAndColumn(sample.code, offset);
  const near =
    sample.code.slice(offset).trimStart().split('\n')[0]?.slice(0, 30) ||
    (sample.code.trimEnd().split('\n').at(-1) ?? '').slice(-30);
  return [sampleFault(sample, 'rust-syntax', { near }, line, column)];
}

/** Offset of the first place the parser could not understand. */
export function findRustError(code: string): number | undefined {
  let offset: number | undefined;
  parser.parse(code).iterate({
    enter(node) {
      if (node.type.isError && offset === undefined) offset = node.from;
      return offset === undefined;
    },
  });
  return offset;
}
