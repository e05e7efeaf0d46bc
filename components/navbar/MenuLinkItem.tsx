import { useLocale, useTranslations } from 'next-intl';
import { toHref } from '@/lib/site/config';
import type { MenuLink } from '@/lib/navigation/menus';
import { Icon } from '../ui/Icon';
import { externalIcon } from '../ui/icons';
import { NavLink } from './NavLink';

/** A link of the navbar, the phone menu or the footer. */
export function MenuLinkItem({ link: { label, href, external, activeOn } }: { link: MenuLink }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const [path = '/', hash] = href.split('#');
  return (
    <li>
      {external ? (
        <a href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          {t(label)}
          <Icon path={externalIcon} />
        </a>
      ) : (
        <NavLink href={toHref(path, locale) + (hash ? `#${hash}` : '')} activeOn={activeOn}>
          {t(label)}
        </NavLink>
      )}
    </li>
  );
}
