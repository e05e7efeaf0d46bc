const basePath = (document.documentElement.dataset.base ?? '/').replace(/\/[^/]*\/$/, '');

/**
 * Replaces `usePathname` of `next/navigation` in the client bundle: the path of the page without the base path. Components read
 * it through `useAddress`, which renders them again when the address changes.
 */
export function usePathname(): string {
  return location.pathname.slice(basePath.length);
}
