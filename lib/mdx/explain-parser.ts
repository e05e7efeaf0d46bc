import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { ContentError } from '../content/types';
import { placeOfLine, type MdxContext } from './context';
import { explainSyntax } from './explain-syntax';

/**
 * Lets the parser of a page throw syntax errors as faults of the file, before the compiler puts their messages into an error of
 * its own. Returns a function that parses the text of another file in the same way.
 */
export function explainParser(
  processor: Processor,
  context: MdxContext,
): (text: string, file: string) => Root {
  const { parser } = processor;
  let partial: string | undefined;
  processor.parser = (text, ...rest) => {
    try {
      return parser?.(text, ...rest) as Root;
    } catch (error) {
      if (!(error instanceof Error) || !('ruleId' in error)) throw error;
      const { line, problem, fix } = explainSyntax(error, text.split('\n'));
      const place = partial ? { file: partial, line } : placeOfLine(line, context);
      throw new ContentError(place.file, place.line, problem, fix);
    }
  };
  return (text, own) => {
    partial = own;
    try {
      return processor.parse(text) as Root;
    } finally {
      partial = undefined;
    }
  };
}
