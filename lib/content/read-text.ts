import { readFileSync } from 'node:fs';

/** Why bytes are not text in UTF-8; nothing for those that are. */
export function findEncodingFault(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'du texte en UTF-16';
  if (bytes.includes(0)) return 'des octets nuls, comme en UTF-16 ou dans un fichier binaire';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\uFFFD') ? 'le signe \uFFFD à la place de lettres perdues' : undefined;
  } catch {
    return 'des octets qui ne sont pas de l’UTF-8, comme en Latin-1 (Windows-1252)';
  }
}

/** The line of the first mark that Git leaves in a text where two versions of it differ; nothing without one. */
export function findConflict(text: string): number | undefined {
  const at = text.search(/^(?:<{7}|>{7})(?: .*)?$/m);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** What is wrong with a text that has such a mark, and what to do. */
export const conflictWords = [
  'des marqueurs de conflit de Git : deux versions du même passage se suivent',
  'Gardez l’une des deux versions, et retirez les lignes <<<<<<<, ======= et >>>>>>>.',
] as const;

/** A text without byte order mark, with the line ends of Unix: editors on Windows write others. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The normalised text of a file. */
export function readText(file: string): string {
  return normaliseText(readFileSync(file, 'utf8'));
}
