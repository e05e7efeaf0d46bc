import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { explainYaml } from './data-fault';
import { projectRoot } from './files';
import { readText } from './read-text';
import { ContentError } from './types';

/** Reads a YAML file; what cannot be parsed is a `ContentError` with its position. `revive` may change values. */
export function readYaml(file: string, revive = (_: unknown, value: unknown): unknown => value): unknown {
  const text = readText(path.join(projectRoot, file));
  try {
    return parse(text, revive);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { problem, fix, line, column } = explainYaml(error, text);
    throw new ContentError(file, line, `Ce n’est pas du YAML valide : ${problem}`, fix, { column });
  }
}
