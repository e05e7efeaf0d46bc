'use client';

import { Icon } from '../ui/Icon';
import type { NavbarModel } from './Navbar';
import { useAddress } from './use-address';

/** The same page in the other languages, query and hash kept; languages not built here lead to the public site. */
export function LocaleLinks({ model: { home, locale, labels } }: { model: NavbarModel }) {
  const { path, suffix } = useAddress(home);
  const rest = (`${path}/`.startsWith(home) && path.slice(home.length - 1)) || '/';
  return locale.entries.map(({ code, label, href, built }) => (
    <li key={code}>
      <a
        href={href.replace(/\/$/, '') + rest + suffix}
        lang={code}
        hrefLang={code}
        data-reload=""
        {...(code === locale.current ? { 'aria-current': 'true' } : {})}
        suppressHydrationWarning
      >
        {label}
        {built ? null : (
          <>
            {' '}
            <small lang={locale.current}>({labels.onPublicSite})</small>
            <Icon name="external" />
          </>
        )}
      </a>
    </li>
  ));
}
