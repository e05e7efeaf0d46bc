/** Decodes an address or a part of one; returns it unchanged if the percent encoding is malformed. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
