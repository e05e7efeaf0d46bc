/** Element a hash names, decoded; null for an empty or broken hash. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // not a valid encoding: names nothing
  }
}
