/** Storage key of a scope; the French one keeps the name of the original site. */
export function scopedKey(key: string, base: string): string {
  return base.endsWith('/fr/') ? key : `${key}:${base}`;
}
