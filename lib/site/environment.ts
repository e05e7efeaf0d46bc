import { isMapping } from '../text/mapping';
import { localeNames, site } from './config';

type Rule = { isUsable: (value: string) => boolean; example: string; hint?: string };

const isSwitch = (value: string): boolean => value === 'on' || value === 'off';
const isAddress = (value: string): boolean => /^https?:\/\/[^\s?#]+$/.test(value);

/**
 * What each variable must look like, with an example, and a hint if the example does not explain a refusal. Apart from config.ts,
 * which is part of the client bundle.
 */
const rules: Record<string, Rule> = {
  SITE_ORIGIN: {
    isUsable: (value) => /^https?:\/\/[^/\s?#]+\/?$/.test(value),
    example: 'https://docs.example.org',
    hint: 'A path belongs in SITE_BASE_PATH.',
  },
  SITE_REPOSITORY: { isUsable: isAddress, example: 'https://github.com/owner/repository' },
  SITE_BASE_PATH: {
    isUsable: (value) => /^(?:\/[\w.~-]+)*\/?$/.test(value) && !hasDots(value),
    example: '/docs',
  },
  SITE_LOCALES: {
    isUsable: areLocales,
    example: localeNames.join(','),
    hint: `${site.currentLocale} must be among them.`,
  },
  SITE_EXPORT: { isUsable: isBelowProject, example: 'out' },
  SITE_COMPRESS: { isUsable: isSwitch, example: 'on' },
  SITE_OFFLINE: { isUsable: (value) => isSwitch(value) || value === 'debug', example: 'off' },
  SITE_DRAFTS: { isUsable: isSwitch, example: 'on' },
  NEXT_PUBLIC_SEARCH_HOST: { isUsable: isHost, example: 'abc123-dsn.algolia.net' },
  NEXT_PUBLIC_SEARCH_PARAMETERS: { isUsable: isJsonObject, example: '{"hitsPerPage":30}' },
  PORT: { isUsable: (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, example: '3000' },
};

/** True for configured locales, each at most once, with the site's own: other languages fall back to its pages. */
function areLocales(list: string): boolean {
  const names = list.split(',');
  const isKnown = (name: string): boolean => localeNames.some((locale) => locale === name);
  const isWhole = names.includes(site.currentLocale);
  return isWhole && names.every(isKnown) && new Set(names).size === names.length;
}

/** True for `host`, `host:port` and the address of either, without a path. */
function isHost(value: string): boolean {
  const address = /^https?:/.test(value) ? value : `https://${value}`;
  return /^https?:\/\/[^/\s?#@]+\/?$/.test(address) && URL.canParse(address);
}

function isJsonObject(value: string): boolean {
  try {
    return isMapping(JSON.parse(value));
  } catch {
    return false;
  }
}

/** True for a relative path of a folder, on Windows too: not `/srv`, `C:\srv`, `..\out`. */
function isBelowProject(folder: string): boolean {
  return !/^(?:[\\/]|[a-z]:)/i.test(folder) && !hasDots(folder);
}

/** True for a path that names the folder above, or a folder itself: `a/../b`, `.`. */
function hasDots(folder: string): boolean {
  return folder.split(/[\\/]/).some((part) => part === '.' || part === '..');
}

/** What a hosted search needs besides its host. */
const searchKeys = ['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_KEY'];

/** One line for each variable with an unusable value, and for each that another one needs. */
export function listEnvironmentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  const unusable = Object.entries(rules).flatMap(([name, { isUsable, example, hint }]) => {
    const value = env[name];
    return value && !isUsable(value)
      ? [`${name}=${value} cannot be used. Give a value like ${example}.${hint ? ` ${hint}` : ''}`]
      : [];
  });
  const missing = env.NEXT_PUBLIC_SEARCH_HOST ? searchKeys.filter((name) => !env[name]) : [];
  return [
    ...unusable,
    ...missing.map(
      (name) => `${name} is missing: NEXT_PUBLIC_SEARCH_HOST needs it. Set it, or remove the host.`,
    ),
  ];
}
