/** A menu entry with its translated text and its address. */
export type ShownLink = { label: string; href: string; external: boolean; activeOn: string[] };
export type ShownEntry = ShownLink | { label: string; activeOn: string[]; items: ShownLink[] };

/** Everything the navbar shows: the same on all pages of a locale. */
export type NavbarModel = {
  home: string;
  primary: ShownEntry[];
  secondary: ShownLink[];
  code: ShownLink;
  locale: { current: string; entries: { code: string; label: string; href: string; built: boolean }[] };
  version: {
    name: string;
    label: string;
    path: string;
    /** Route of the main document, without the leading slash. */
    main: string;
    latest: string;
  };
  labels: Record<
    | 'main'
    | 'home'
    | 'openMenu'
    | 'closeMenu'
    | 'backToMainMenu'
    | 'languages'
    | 'versions'
    | 'latestVersion'
    | 'onPublicSite'
    | 'search'
    | 'offline'
    | 'settings'
    | 'shortcuts'
    | 'navItem',
    string
  >;
  colorMode: { light: string; dark: string };
};

/** True if a path is one of the routes or below one. */
export function isActive(path: string, activeOn: string[]): boolean {
  return activeOn.some((route) => path === route || path.startsWith(`${route}/`));
}
