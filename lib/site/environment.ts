import { localeNames } from './config';

const locale = `(?:${localeNames.join('|')})`;

/** What each variable must look like, and an example. Apart from config.ts, which is part of the client bundle. */
const rules: Record<string, { pattern: RegExp; example: string }> = {
  SITE_ORIGIN: { pattern: /^https?:\/\/[^/\s?#]+\/?$/, example: 'https://docs.example.org' },
  SITE_REPOSITORY: { pattern: /^https?:\/\/[^\s?#]+$/, example: 'https://github.com/owner/repository' },
  SITE_BASE_PATH: { pattern: /^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)*\/?$/, example: '/docs' },
  // Configured locales, each at most once.
  SITE_LOCALES: {
    pattern: new RegExp(`^(?!(?:.*,)?([^,]+),(?:.*,)?\\1(?:,|$))${locale}(?:,${locale})*$`),
    example: localeNames.join(','),
  },
  SITE_EXPORT: { pattern: /^(?!\.{1,2}(?:\/|$))(?!.*\/\.\.(?:\/|$))[^/].*$/, example: 'out' },
  SITE_COMPRESS: { pattern: /^(?:on|off)$/, example: 'on' },
  SITE_OFFLINE: { pattern: /^(?:on|off|debug)$/, example: 'off' },
  SITE_DRAFTS: { pattern: /^(?:on|off)$/, example: 'on' },
  PORT: {
    pattern: /^(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    example: '3000',
  },
};

/** One line for each variable with an unusable value. */
export function listEnvironmentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(rules).flatMap(([name, { pattern, example }]) => {
    const value = env[name];
    return value && !pattern.test(value)
      ? [`${name}=${value} cannot be used. Give a value like ${example}.`]
      : [];
  });
}
