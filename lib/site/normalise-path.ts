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

/** `/fr/a/` → `/fr/a`; the root keeps its slash. Scans from the end, because an address may consist of slashes only. */
export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/^(.*[^/])?\/*$/s, '$1') || '/' : path;
}
