import { createHash } from 'node:crypto';

/** The first hexadecimal digits of the SHA-256 of a content. */
export function hashOf(content: string | Buffer, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
