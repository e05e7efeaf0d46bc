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

/** True for the route of a folder and every route below it: `('/v1/guides/faq', '/v1/guides')`, but not `('/v1/guides-2', '/v1/guides')`. */
export function isInside(route: string, folder: string): boolean {
  return route === folder || route.startsWith(`${folder}/`);
}
