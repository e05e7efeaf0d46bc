import { toHref, type Locale } from '@/lib/site/config';
import type { MenuEntry, MenuLink } from '@/lib/site/menus';
import type { Translate } from '@/lib/i18n/translator';

/** A menu entry with its text and address: what the bar and the mobile panel show. */
export type ShownLink = { label: string; href: string; external: boolean; activeOn: string[] };
export type ShownEntry = ShownLink | { label: string; activeOn: string[]; items: ShownLink[] };

export function toShownLink(
  { label, href, external, activeOn }: MenuLink,
  t: Translate,
  locale: Locale,
): ShownLink {
  return {
    label: t(`menu.${label}` as Parameters<Translate>[0]),
    href: external ? href : toHrefWithHash(href, locale),
    external: external ?? false,
    activeOn: (activeOn ?? []).map((route) => toHref(route, locale)),
  };
}

export function toShownEntry(entry: MenuEntry, t: Translate, locale: Locale): ShownEntry {
  if (entry.kind === 'link') return toShownLink(entry, t, locale);
  return {
    label: t(`menu.${entry.label}` as Parameters<Translate>[0]),
    activeOn: (entry.activeOn ?? []).map((route) => toHref(route, locale)),
    items: entry.items.map((item) => toShownLink(item, t, locale)),
  };
}

/** True when a path is one of the routes or below one. */
export function isActive(path: string, activeOn: string[]): boolean {
  return activeOn.some((route) => path === route || path.startsWith(`${route}/`));
}

function toHrefWithHash(href: string, locale: Locale): string {
  const [route = '/', hash] = href.split('#');
  return toHref(route, locale) + (hash ? `#${hash}` : '');
}
