/** @jest-environment node */
const pages = new Set(['/docs/fr/v1/guides', '/docs/fr/v1/guides/building/windows', '/docs/fr/v1/api/js/fs']);
const built = [{ prefix: '/docs/fr', pages }];
const several = [...built, { prefix: '/docs/en', pages: new Set<string>() }];

beforeAll(() => {
  process.env.SITE_BASE_PATH = '/docs/';
});

const render = () => import('@/lib/redirects/render');
/** Lines of `_redirects`, in columns. */
const readRules = (text: string) => text.split('\n').map((line) => line.split(' '));
const isOutside = (address = ''): boolean => address.startsWith('/') && !address.startsWith('/docs');

test('addresses and the manifest of a site below a path begin with that path', async () => {
  const { toHref } = await import('@/lib/site/config');
  expect([toHref('/'), toHref('/v1/guides', 'en')]).toEqual(['/docs/fr/', '/docs/en/v1/guides']);
  const { buildManifest } = await import('@/lib/offline/manifest');
  const addresses = JSON.stringify(buildManifest('fr')).match(/(?<=")\/[^"]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter(isOutside)).toEqual([]);
});

test('_redirects names former addresses below the path, exact ones first, and leads the root to the home page', async () => {
  const { renderRedirectsFile } = await render();
  const rules = readRules(renderRedirectsFile(built));
  expect(rules[0]).toEqual(['/', '/docs/fr/', '302']);
  expect(rules).toContainEqual(['/docs', '/docs/fr/', '302']);
  expect(rules.slice(1).flat().filter(isOutside)).toEqual([]);
  const moved = '/docs/fr/v1/guides/building/windows';
  expect(rules).toContainEqual(['/docs/fr/v1/guides/distribution/windows', moved, '301']);
  expect(rules).toContainEqual(['/docs/fr/api/*', '/docs/fr/v1/api/:splat', '301']);
  const isPattern = ([from = '']: string[]): boolean => /[*:]/.test(from);
  expect(rules.slice(rules.findIndex(isPattern)).filter((rule) => rule[0] && !isPattern(rule))).toEqual([]);
});

test('with several locales each has its not-found page, and the root is not redirected', async () => {
  const { renderRedirectsFile, renderNginx, renderNginxMap } = await render();
  const rules = readRules(renderRedirectsFile(several));
  expect(rules.filter(([from]) => from === '/' || from === '/docs')).toEqual([]);
  expect(rules).toContainEqual(['/docs/en/*', '/docs/en/404.html', '404']);
  expect(renderNginxMap(several)).toContain("'~^/docs/en/' /docs/en/404.html;");
  expect(renderNginx(several)).toContain('error_page 404 $site_not_found;');
});

test('the rules of nginx stay below the path', async () => {
  const { renderNginx, renderNginxMap } = await render();
  const server = renderNginx(built);
  expect(server).toContain('location /docs/ { try_files');
  expect(server).toContain('location = / { return 302 /docs/fr/$is_args$args; }');
  expect(server).toContain('error_page 404 /docs/404.html;');
  const map = renderNginxMap(built);
  expect(map).toContain("'~^(?:2..|304) /docs/_next/static/' 'public, max-age=31536000, immutable';");
  expect(map).toContain(
    '  /docs/fr/v1/guides/distribution/windows "/docs/fr/v1/guides/building/windows$is_args$args";',
  );
});
