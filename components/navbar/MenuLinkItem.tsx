import { useTranslations } from 'next-intl';
import type { MenuLink } from '@/lib/navigation/menus';
import { Icon } from '../ui/Icon';
import { externalIcon } from '../ui/icons';
import { NavLink } from './NavLink';

/** A link of the navbar, the phone menu or the footer. */
export function MenuLinkItem({ link: { label, href, external } }: { link: MenuLink }) {
  const t = useTranslations('menu');
  return (
    <li>
      {external ? (
        <a href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          {t(label)}
          <Icon path={externalIcon} />
        </a>
      ) : (
        <NavLink href={href}>{t(label)}</NavLink>
      )}
    </li>
  );
}
