/** False for an address whose hash is no valid percent-encoding: the router of Next.js throws on it, and the page crashes. */
export function canDecodeHash(address: string): boolean {
  try {
    decodeURIComponent(address.replace(/^[^#]*/, ''));
    return true;
  } catch {
    return false;
  }
}
