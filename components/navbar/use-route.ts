import { usePathname } from 'next/navigation';

/** Route of the page within its locale: `/v1/guides` on `/fr/v1/guides/`. */
export function useRoute(): string {
  return `/${usePathname().split('/').filter(Boolean).slice(1).join('/')}`;
}
