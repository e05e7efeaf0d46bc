import { listEnvironmentFaults } from '@/lib/site/environment';

test.each([
  {},
  { PORT: '8080', SITE_BASE_PATH: '/docs/v1', SITE_EXPORT: '.cache/export', SITE_COMPRESS: 'off' },
  { SITE_ORIGIN: 'https://docs.example.org', SITE_REPOSITORY: 'https://github.com/owner/repository' },
  { PORT: '65535', SITE_BASE_PATH: '/a.b/', SITE_OFFLINE: 'debug', SITE_DRAFTS: 'on' },
  { SITE_LOCALES: 'fr' },
  { SITE_LOCALES: 'zh-cn,fr,en' },
  { PORT: '', SITE_BASE_PATH: '', SITE_LOCALES: '' },
])('%j is accepted', (env) => expect(listEnvironmentFaults(env)).toEqual([]));

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', 'http'],
  ['SITE_BASE_PATH', 'docs'],
  ['SITE_BASE_PATH', '/../etc'],
  ['SITE_BASE_PATH', '/docs/./v1'],
  ['SITE_EXPORT', '.'],
  ['SITE_EXPORT', '..'],
  ['SITE_EXPORT', 'a/../../b'],
  ['SITE_EXPORT', '/srv/site'],
  ['SITE_ORIGIN', 'docs.example.org'],
  ['SITE_ORIGIN', 'https://docs.example.org/path'],
  ['SITE_COMPRESS', 'yes'],
  ['SITE_OFFLINE', 'yes'],
  ['SITE_LOCALES', 'de'],
  ['SITE_LOCALES', 'en,ko'],
  ['SITE_LOCALES', 'fr,toString'],
  ['SITE_LOCALES', 'fr,en,fr'],
  ['SITE_LOCALES', 'fr, en'],
  ['SITE_LOCALES', ','],
])('%s=%s is refused in one line with an example', (name, value) => {
  const [fault, ...others] = listEnvironmentFaults({ [name]: value });
  expect(fault?.startsWith(`${name}=${value} cannot be used. Give a value like `)).toBe(true);
  expect(others).toEqual([]);
});
