/**
 * The site's identity, and its settings from the environment, which `environment.ts` checks: those that the scripts of every page need.
 * `repository.ts` and `search-service.ts` have others.
 */

export type Locale = 'en' | 'fr' | 'ko' | 'zh-cn' | 'it';

type LocaleConfig = {
  /** Name of the language in that language, as shown in the menu. */
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  calendar: 'gregory';
  /** First segment of every address of that locale, without slashes. */
  path: string;
};

export const locales: Record<Locale, LocaleConfig> = {
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  fr: { label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
  ko: { label: '한국어', direction: 'ltr', htmlLang: 'ko', calendar: 'gregory', path: 'ko' },
  'zh-cn': { label: '中文（中国）', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', path: 'zh-cn' },
  it: { label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory', path: 'it' },
};

/** The locales of the site, in the order of the language menu. */
export const localeNames = Object.keys(locales) as Locale[];

/** `off` generates a worker that removes itself and every copy; `debug` logs each step. */
export type OfflineSwitch = 'on' | 'off' | 'debug';

const basePath = (process.env.SITE_BASE_PATH ?? '').replace(/\/+$/, '');

export const site = {
  title: 'Tauri Apps',
  /** Prefix in front of everything when the export is not served at a domain's root, e.g. `/docs`. */
  basePath,
  /** Origin used in canonical links, feeds and the sitemap. */
  origin: (process.env.SITE_ORIGIN || 'https://v1.tauri.app').replace(/\/+$/, ''),
  /** Where locales that are not built here are read. */
  publicSite: 'https://v1.tauri.app',
  /** Where current (v2) documentation lives. */
  latestDocs: 'https://v2.tauri.app',
  /** Specified for the dark mode and for the installed application. */
  themeColor: '#0F0F0F',
  /** Background of the light mode. */
  lightThemeColor: '#FDFCFA',
  /** Language of the original site: without a prefix there, and preferred for texts that a locale has not translated. */
  defaultLocale: 'en' as Locale,
  /** Locale that this repository writes: every build has it, and addresses without a locale lead to it. */
  currentLocale: 'fr' as Locale,
  /** Locales of this build: `SITE_LOCALES=fr,en`. */
  builtLocales: (process.env.SITE_LOCALES || 'fr').split(',') as Locale[],
  /** The version that this site documents; its pages are below `root`. `name` is what the original site stores for it. */
  version: { name: 'current', label: 'v1', root: '/v1', home: '/v1/guides' },
  /** Always off in development, which has no export that a worker could store. */
  offline:
    (process.env.NODE_ENV === 'development' && 'off') || (process.env.SITE_OFFLINE as OfflineSwitch) || 'on',
  announcementId: 'v2-disponible',
} as const;

/** Address of a locale-free route: `toHref('/v1/guides', 'fr')` → `/fr/v1/guides`; `/` → `/fr/`. */
export function toHref(route: string, locale: Locale = site.currentLocale): string {
  return `${basePath}/${locales[locale].path}${route === '/' ? '/' : route}`;
}
