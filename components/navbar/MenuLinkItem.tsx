import { Icon } from '../ui/Icon';
import { isActive, type ShownLink } from './menu-model';

type Props = { link: ShownLink; path: string };

export function MenuLinkItem({ link, path }: Props) {
  const current = isActive(path, link.activeOn);
  return (
    <li>
      <a
        href={link.href}
        {...(current ? { 'aria-current': path === link.activeOn[0] ? 'page' : 'true' } : {})}
        {...(link.external && link.href.startsWith('http')
          ? { target: '_blank', rel: 'noopener noreferrer' }
          : {})}
      >
        {link.label}
        {link.external ? <Icon name="external" /> : null}
      </a>
    </li>
  );
}
