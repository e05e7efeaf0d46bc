import { MAX_CONFIG_LENGTH } from '@/lib/api-reference/check-config';

/** A character of UTF-8 has at most as many bytes for each of its UTF-16 units. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Reads a file with its byte order mark, which the checker reports, and with the line ends of a text field, so that the positions of
 * problems are those in the field. Of one that is too long, reads no more than shows that.
 */
export async function readConfigFile(file: File): Promise<string> {
  const bytes = await file.slice(0, MAX_BYTES_PER_UNIT * (MAX_CONFIG_LENGTH + 1)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(/\r\n?/g, '\n');
}
