/** Returns false if the hash of an address is not valid percent-encoding. The router of Next.js throws on such a hash. */
export function canDecodeHash(address: string): boolean {
  try {
    decodeURIComponent(address.replace(/^[^#]*/, ''));
    return true;
  } catch {
    return false;
  }
}
