import { toHref, type Locale } from '@/lib/site/config';
import { getTranslator, type Translate } from '@/lib/i18n/translator';
import type { MenuLink } from '@/lib/site/menus';
import { Icon } from '../ui/Icon';

type Props = { link: MenuLink; locale: Locale; /** Route of the page, for the navbar. */ route?: string };

/** A link of the navbar or the footer. The navbar marks the links that the current page belongs to. */
export function MenuLinkItem({ link: { label, href, external, activeOn = [] }, locale, route = '' }: Props) {
  const [path = '/', hash] = href.split('#');
  const isActive = activeOn.some((prefix) => `${route}/`.startsWith(`${prefix}/`));
  return (
    <li key={label}>
      <a
        href={external ? href : toHref(path, locale) + (hash ? `#${hash}` : '')}
        aria-current={isActive ? (route === activeOn[0] ? 'page' : 'true') : undefined}
        {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {menuText(label, locale)}
        {external ? <Icon name="external" /> : null}
      </a>
    </li>
  );
}

/** Text of a menu entry. */
export function menuText(label: string, locale: Locale): string {
  return getTranslator(locale)(`menu.${label}` as Parameters<Translate>[0]);
}
