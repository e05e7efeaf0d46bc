import { normalisePath } from '../site/normalise-path';
import { usePathname } from './navigation';

/** Route of the shown page within its locale, without final slash: `/v1/guides` on `/fr/v1/guides/` and on `/fr/v1/guides.html`. */
export function useRoute(): string {
  const path = normalisePath(usePathname());
  return path === '/' ? path : path.replace(/\/$/, '');
}
