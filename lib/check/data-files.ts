import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../content/types';
import { toFault } from './build-fault';
import { findJsonFault } from './samples/data';
import type { Fault } from './types';

/** The JSON files that pages and checks take their data from can be read. */
export function checkDataFiles(root: string): Fault[] {
  return ['content', 'content/api']
    .flatMap((folder) => listJson(root, folder))
    .flatMap((file) => {
      const found = findJsonFault(readFileSync(path.join(root, file), 'utf8'));
      if (!found) return [];
      const { line, column, message } = found;
      return [
        toFault(new ContentError(file, line, `not valid JSON: ${message}`, 'correct the JSON there', column)),
      ];
    });
}

function listJson(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`);
  } catch {
    return []; // a site of a test without that folder
  }
}
