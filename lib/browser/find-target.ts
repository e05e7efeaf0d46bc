import { decode } from '../text/decode';

/** Returns the element that a hash names, or null if the hash is empty or unknown. */
export function findTarget(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
}
