import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Navigation hooks that know the locale: `usePathname` returns the path without it. */
export const { usePathname, useRouter } = createNavigation(routing);
