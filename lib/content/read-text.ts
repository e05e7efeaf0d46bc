import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './types';

/** Why bytes are not text in UTF-8, and the first line of which that is true; nothing for those that are. */
export function findEncodingFault(bytes: Uint8Array): { encoding: string; line: number } | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { encoding: 'du texte en UTF-16', line: 1 };
  // Replaces what is not UTF-8 by U+FFFD.
  const text = normaliseText(new TextDecoder().decode(bytes));
  const at = text.search(/[\0\uFFFD]/);
  if (at < 0) return undefined;
  const line = text.slice(0, at).split('\n').length;
  if (bytes.includes(0))
    return { encoding: 'des octets nuls, comme en UTF-16 ou dans un fichier binaire', line };
  return isUtf8(bytes)
    ? { encoding: 'le signe \uFFFD à la place de lettres perdues', line }
    : { encoding: 'des octets qui ne sont pas de l’UTF-8, comme en Latin-1 (Windows-1252)', line };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A text without byte order mark, with the line ends of Unix: editors on Windows write others. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The normalised text of a file; throws a `ContentError` if it is missing. */
export function readText(file: string): string {
  try {
    return normaliseText(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw missingFile(path.relative('', file).replaceAll(path.sep, '/'));
  }
}

/** The fault of a file that the site needs, given below the root. */
export function missingFile(file: string): ContentError {
  return new ContentError(file, undefined, 'Le fichier manque', `Remettez-le : git restore ${file}.`);
}
