import { localeNames, site } from './config';

type Rule = { isUsable: (value: string) => boolean; example: string };

const isSwitch = (value: string): boolean => value === 'on' || value === 'off';
const isAddress = (value: string): boolean => /^https?:\/\/[^\s?#]+$/.test(value);

/** What each variable must look like, and an example. Apart from config.ts, which is part of the client bundle. */
const rules: Record<string, Rule> = {
  SITE_ORIGIN: {
    isUsable: (value) => /^https?:\/\/[^/\s?#]+\/?$/.test(value),
    example: 'https://docs.example.org',
  },
  SITE_REPOSITORY: { isUsable: isAddress, example: 'https://github.com/owner/repository' },
  SITE_BASE_PATH: {
    isUsable: (value) => /^(?:\/[\w.~-]+)*\/?$/.test(value) && !hasDots(value),
    example: '/docs',
  },
  SITE_LOCALES: { isUsable: areLocales, example: localeNames.join(',') },
  SITE_EXPORT: { isUsable: (value) => !value.startsWith('/') && !hasDots(value), example: 'out' },
  SITE_COMPRESS: { isUsable: isSwitch, example: 'on' },
  SITE_OFFLINE: { isUsable: (value) => isSwitch(value) || value === 'debug', example: 'off' },
  SITE_DRAFTS: { isUsable: isSwitch, example: 'on' },
  PORT: { isUsable: (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, example: '3000' },
};

/** True for configured locales, each at most once, with the site's own: other languages fall back to its pages. */
function areLocales(list: string): boolean {
  const names = list.split(',');
  const isKnown = (name: string): boolean => localeNames.some((locale) => locale === name);
  const isWhole = names.includes(site.currentLocale);
  return isWhole && names.every(isKnown) && new Set(names).size === names.length;
}

/** True for a path that names the folder above, or a folder itself: `a/../b`, `.`. */
function hasDots(folder: string): boolean {
  return folder.split('/').some((part) => part === '.' || part === '..');
}

/** One line for each variable with an unusable value. */
export function listEnvironmentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(rules).flatMap(([name, { isUsable, example }]) => {
    const value = env[name];
    return value && !isUsable(value)
      ? [`${name}=${value} cannot be used. Give a value like ${example}.`]
      : [];
  });
}
