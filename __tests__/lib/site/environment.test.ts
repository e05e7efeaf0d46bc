import { readFileSync, readdirSync } from 'node:fs';
import { listEnvironmentFaults } from '@/lib/site/environment';

const searchOn = (host: string) => ({
  NEXT_PUBLIC_SEARCH_HOST: host,
  NEXT_PUBLIC_SEARCH_APP_ID: 'abc123',
  NEXT_PUBLIC_SEARCH_KEY: 'key',
});

test.each([
  {},
  { PORT: '8080', SITE_BASE_PATH: '/docs/v1', SITE_EXPORT: '.cache/export', SITE_COMPRESS: 'off' },
  { SITE_ORIGIN: 'https://docs.example.org', SITE_REPOSITORY: 'https://github.com/owner/repository' },
  { PORT: '65535', SITE_BASE_PATH: '/a.b/', SITE_OFFLINE: 'debug', SITE_DRAFTS: 'on' },
  { SITE_OFFLINE: 'off', SITE_LOCALES: 'fr' },
  { SITE_LOCALES: 'zh-cn,fr,en' },
  searchOn('abc123-dsn.algolia.net'),
  searchOn('search.example:8443'),
  searchOn('http://localhost:7700/'),
  searchOn('http://[::1]:7700'),
  { NEXT_PUBLIC_SEARCH_PARAMETERS: '{"hitsPerPage":30}' },
  { NEXT_PUBLIC_SEARCH_HOST: '', NEXT_PUBLIC_SEARCH_PARAMETERS: '' },
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
  ['SITE_EXPORT', 'C:\\srv\\site'],
  ['SITE_EXPORT', '..\\site'],
  ['SITE_ORIGIN', 'docs.example.org'],
  ['SITE_ORIGIN', 'https://docs.example.org/path'],
  ['SITE_COMPRESS', 'yes'],
  ['SITE_OFFLINE', 'yes'],
  ['SITE_LOCALES', 'xx'],
  ['SITE_LOCALES', 'en,ko'],
  ['SITE_LOCALES', 'fr,toString'],
  ['SITE_LOCALES', 'fr,en,fr'],
  ['SITE_LOCALES', 'fr, en'],
  ['SITE_LOCALES', ','],
  ['NEXT_PUBLIC_SEARCH_HOST', 'http://'],
  ['NEXT_PUBLIC_SEARCH_HOST', 'https:search.example'],
  ['NEXT_PUBLIC_SEARCH_HOST', 'search.example:port'],
  ['NEXT_PUBLIC_SEARCH_HOST', 'ftp://search.example'],
  ['NEXT_PUBLIC_SEARCH_HOST', 'https://search.example/1/indexes'],
  ['NEXT_PUBLIC_SEARCH_PARAMETERS', 'hitsPerPage=30'],
  ['NEXT_PUBLIC_SEARCH_PARAMETERS', '{hitsPerPage:30}'],
  ['NEXT_PUBLIC_SEARCH_PARAMETERS', '[30]'],
])('%s=%s is refused in one line with an example', (name, value) => {
  const [fault, ...others] = listEnvironmentFaults({ ...searchOn(''), [name]: value });
  expect(fault?.startsWith(`${name}=${value} cannot be used. Give a value like `)).toBe(true);
  expect(others).toEqual([]);
});

test.each(['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_KEY'])(
  'a host of the search without %s is refused',
  (name) => {
    expect(listEnvironmentFaults({ ...searchOn('search.example'), [name]: '' })).toEqual([
      `${name} is missing: NEXT_PUBLIC_SEARCH_HOST needs it. Set it, or remove the host.`,
    ]);
  },
);

test('empty variables of the search, as a pipeline sets them, give the defaults', async () => {
  const before = process.env;
  process.env = { ...before, NEXT_PUBLIC_SEARCH_INDEX: '', NEXT_PUBLIC_SEARCH_NAME: '' };
  await jest.isolateModulesAsync(async () => {
    const { search } = await import('@/lib/site/search-service');
    expect(search).toMatchObject({ index: 'docs-v1', name: 'Algolia' });
  });
  process.env = before;
});

test.each([
  ['SITE_LOCALES', 'en,ko', 'fr must be among them.'],
  ['SITE_ORIGIN', 'https://docs.example.org/path', 'A path belongs in SITE_BASE_PATH.'],
])('%s=%s is refused with a hint', (name, value, hint) => {
  expect(listEnvironmentFaults({ [name]: value })).toEqual([expect.stringContaining(hint)]);
});

test('README explains every variable that the site reads at build time, and no other', () => {
  const name = /\b(?:SITE_[A-Z_]+|NEXT_PUBLIC_SEARCH_[A-Z_]+)\b/g;
  const read = readdirSync('lib/site').flatMap((file) =>
    [...readFileSync(`lib/site/${file}`, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, one = '']) => one),
  );
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `(?:SITE_|NEXT_PUBLIC_)/.test(line))
    .flatMap((line) => line.split('|')[1]?.match(name) ?? []);
  expect(rows.sort()).toEqual([...new Set(read)].filter((one) => one !== 'NODE_ENV').sort());
});
