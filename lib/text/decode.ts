/** An address, or a part of one, without percent encoding; as it is if that is malformed. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
