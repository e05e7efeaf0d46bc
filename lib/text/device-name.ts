/**
 * True for a name that Windows keeps for a device, with or without an extension: Git could not write such a file there, and
 * the whole clone would fail. `con`, `nul.mdx`, `com1`.
 */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}
