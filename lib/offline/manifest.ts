import { getMessages } from '../i18n/translator';
import { locales, site, toHref, type Locale } from '../site/config';
import { toUrl } from '../site/to-url';

/** Web app manifest of a locale: everything in it stays inside the worker's scope. */
export function buildManifest(locale: Locale) {
  const { offline } = getMessages(locale);
  const home = toHref('/', locale);
  const picture = <More extends object>(name: string, sizes: string, type: string, more: More) => ({
    src: `${site.basePath}/${name}`,
    sizes,
    type: `image/${type}`,
    ...more,
  });
  const icon = (name: string, size: number, purpose: string) =>
    picture(`icons/${name}.png`, `${size}x${size}`, 'png', { purpose });
  const screenshot = (form_factor: 'wide' | 'narrow', sizes: string, label: string) =>
    picture(`screenshots/${form_factor}.jpg`, sizes, 'jpeg', { form_factor, label });
  const icons = [picture('icons/icon-192.png', '192x192', 'png', {})];
  const shortcut = (name: string, url: string) => ({ name, url, icons });
  return {
    id: home,
    start_url: home,
    scope: home,
    name: offline.appName,
    short_name: offline.appShortName,
    description: offline.appDescription,
    lang: locales[locale].htmlLang,
    dir: locales[locale].direction,
    display: 'standalone',
    theme_color: site.themeColor,
    background_color: site.themeColor,
    icons: [
      picture('icons/icon.svg', 'any', 'svg+xml', { purpose: 'any' }),
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    screenshots: [
      screenshot('wide', '1280x800', offline.screenshotWide),
      screenshot('narrow', '720x1280', offline.screenshotNarrow),
    ],
    shortcuts: [
      shortcut(offline.shortcutGuides, toHref('/v1/guides', locale)),
      shortcut(offline.shortcutApi, toHref('/v1/api/js', locale)),
      shortcut(offline.shortcutSearch, `${home}?q=`),
    ],
    share_target: {
      action: home,
      method: 'GET',
      // Chromium warns in the console of every page without it.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q', url: 'url' },
    },
    related_applications: [{ platform: 'webapp', url: toUrl('/manifest.webmanifest', locale) }],
  };
}
