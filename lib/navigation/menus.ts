/** Entries of the navigation bar and the footer. Labels are message keys of the `menu` group. */

import type { Messages } from '../i18n/translator';

type MenuLabel = keyof Messages['menu'];

export type MenuLink = {
  kind: 'link';
  label: MenuLabel;
  /** A route, with or without a hash, or the address of another site. */
  href: string;
  external?: boolean;
};
type MenuGroup = { kind: 'group'; label: MenuLabel; items: MenuLink[] };
export type MenuEntry = MenuLink | MenuGroup;

const link = (label: MenuLabel, href: string): MenuLink => ({
  kind: 'link',
  label,
  href,
  ...(/^[a-z]+:/.test(href) ? { external: true } : {}),
});

const github = 'https://github.com/tauri-apps';
const awesome = link('awesome', `${github}/awesome-tauri`);
const discord = link('discord', 'https://discord.com/invite/tauri');

/** Left side of the bar. */
export const primaryMenu: MenuEntry[] = [
  link('guides', '/v1/guides'),
  {
    kind: 'group',
    label: 'api',
    items: [
      link('config', '/v1/api/config'),
      link('cli', '/v1/api/cli'),
      link('js', '/v1/api/js'),
      link('rust', 'https://docs.rs/tauri/1'),
    ],
  },
  link('references', '/v1/references'),
  link('blog', '/blog'),
  {
    kind: 'group',
    label: 'community',
    items: [
      link('contribute', `${github}/tauri/blob/1.x/.github/CONTRIBUTING.md`),
      link('sponsors', '/#sponsors'),
      discord,
      awesome,
    ],
  },
  {
    kind: 'group',
    label: 'about',
    items: [
      link('intro', '/about/intro'),
      link('governance', '/about/governance'),
      link('trademark', '/about/trademark'),
      link('book', '/about/book'),
    ],
  },
];

/** Right side of the bar, before the menus and buttons. */
export const secondaryMenu: MenuLink[] = [link('releases', '/releases')];

export const codeHosting: MenuLink = link('github', `${github}/tauri/tree/1.x`);

export const footerColumns: { label: MenuLabel; items: MenuLink[] }[] = [
  {
    label: 'repositories',
    items: [
      link('tauri', `${github}/tauri/tree/1.x`),
      link('tao', `${github}/tao`),
      link('wry', `${github}/wry`),
    ],
  },
  {
    label: 'contact',
    items: [
      link('mail', 'mailto:contact@tauri.app'),
      link('twitter', 'https://twitter.com/TauriApps'),
      link('mastodon', 'https://fosstodon.org/@TauriApps'),
    ],
  },
  {
    label: 'network',
    items: [
      link('blog', '/blog'),
      link('openCollective', 'https://opencollective.com/tauri'),
      link('github', github),
    ],
  },
  { label: 'community', items: [link('sponsors', '/#sponsors'), discord, awesome] },
];
