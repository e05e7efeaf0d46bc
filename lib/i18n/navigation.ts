import { useLocale } from 'next-intl';
import { usePathname } from 'next/navigation';
import { locales } from '../site/config';
import { normalisePath } from '../site/normalise-path';

/**
 * Route of the shown page within its locale, without final slash: `/v1/guides` on `/fr/v1/guides/` and on `/fr/v1/guides.html`. The
 * hooks of next-intl's `createNavigation` would add 2 kB to each page; links and the router are those of Next.js.
 */
export function useRoute(): string {
  const path = normalisePath(usePathname());
  const home = `/${locales[useLocale()].path}`;
  if (path === home) return '/';
  return path.startsWith(`${home}/`) ? path.slice(home.length) : path;
}
