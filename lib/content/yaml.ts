import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { positionAt } from '../text/position';
import { explainYaml } from './data-fault';
import { projectRoot } from './files';
import { readText } from './read-text';
import { ContentError } from './types';

type Options = {
  root?: string;
  /** May change values, as that of `JSON.parse`. */
  revive?: (key: unknown, value: unknown) => unknown;
};

/** Reads a YAML file, given below the root; throws a `ContentError` with the position of what cannot be parsed. */
export function readYaml(
  file: string,
  { root = projectRoot, revive = (_, value) => value }: Options = {},
): unknown {
  const text = readText(path.join(root, file));
  try {
    return parse(text, revive);
  } catch (error) {
    // The parser throws a `ReferenceError` without a position for an alias of nothing.
    if (error instanceof ReferenceError)
      throw new ContentError(
        file,
        positionAt(text, text.indexOf(`*${error.message.split(': ').at(-1)}`)).line,
        'Ce n’est pas du YAML valide : un alias ne désigne rien',
        'Mettez entre guillemets la valeur qui commence par *.',
      );
    if (!(error instanceof YAMLParseError)) throw error;
    const { problem, fix, line, column } = explainYaml(error, text);
    throw new ContentError(file, line, `Ce n’est pas du YAML valide : ${problem}`, fix, { column });
  }
}
