import { getMessages } from '../i18n/translator';
import { locales, site, toHref, type Locale } from '../site/config';

/** Web app manifest of a locale: everything in it stays inside the worker's scope. */
export function buildManifest(locale: Locale) {
  const { offline } = getMessages(locale);
  const home = toHref('/', locale);
  const file = (name: string): string => `${site.basePath}/${name}`;
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: file('icons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
  });
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
    display_override: ['standalone', 'minimal-ui'],
    theme_color: site.themeColor,
    background_color: site.themeColor,
    categories: ['books', 'education', 'developer'],
    icons: [
      { src: file('icons/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: file('icons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: file('icons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: file('icons/maskable-192.png'), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: file('icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: file('screenshots/wide.jpg'),
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: offline.screenshotWide,
      },
      {
        src: file('screenshots/narrow.jpg'),
        sizes: '720x1280',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: offline.screenshotNarrow,
      },
    ],
    shortcuts: [
      shortcut(offline.shortcutGuides, toHref('/v1/guides', locale)),
      shortcut(offline.shortcutApi, toHref('/v1/api/js', locale)),
      shortcut(offline.shortcutSearch, `${home}?q=`),
    ],
    share_target: {
      action: home,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q', url: 'url' },
    },
    related_applications: [
      { platform: 'webapp', url: `${site.origin}${toHref('/manifest.webmanifest', locale)}` },
    ],
    prefer_related_applications: false,
  };
}
