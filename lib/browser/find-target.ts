/** Returns the element that a hash names, or null if the hash is empty, malformed or unknown. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // not a valid encoding
  }
}
