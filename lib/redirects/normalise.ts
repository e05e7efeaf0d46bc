/** Without doubled slashes, `.html`, `/index` and trailing slash: `/fr//a/index.html` → `/fr/a`. */
export function normalisePath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return (
    trimSlash(
      trimSlash(single)
        .replace(/\.html$/i, '')
        .replace(/\/index$/i, ''),
    ) || '/'
  );
}

/** `/fr/a/` → `/fr/a`; the root keeps its slash. Looks from the end: an address may be nothing but slashes. */
export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/^(.*[^/])?\/*$/s, '$1') || '/' : path;
}
