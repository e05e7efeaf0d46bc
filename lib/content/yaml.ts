import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { projectRoot } from './files';
import { bareMessage } from './front-matter';
import { ContentError } from './types';

/** Reads a YAML file; what cannot be parsed is a `ContentError` with its position. `revive` may change values. */
export function readYaml(file: string, revive = (_: unknown, value: unknown): unknown => value): unknown {
  try {
    return parse(readFileSync(path.join(projectRoot, file), 'utf8'), revive);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
    throw new ContentError(
      file,
      line,
      `not valid YAML: ${bareMessage(error.message)}`,
      'put texts that hold « : » or quotes between double quotes',
      col,
    );
  }
}
