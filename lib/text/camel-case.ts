/** `GlobalShortcut` → `globalShortcut` */
export function toCamelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
