import { normalisePath, trimSlash } from '@/lib/redirects/normalise';
import { resolveAddress } from '@/lib/redirects/resolve';

describe('normalisePath', () => {
  it.each([
    ['/fr/a', '/fr/a'],
    ['/fr/a/', '/fr/a'],
    ['/fr/a.html', '/fr/a'],
    ['/fr/a.HTML', '/fr/a'],
    ['/fr/a/index', '/fr/a'],
    ['/fr/a/index.html', '/fr/a'],
    ['//fr///a', '/fr/a'],
    ['/index.html', '/'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/fr/indexed', '/fr/indexed'],
    ['/fr/a.htmlx', '/fr/a.htmlx'],
  ])('%s → %s', (path, expected) => expect(normalisePath(path)).toBe(expected));

  it('is stable: a second time changes nothing', () => {
    for (const path of ['/a/index.html/', '/fr//b.html', '/INDEX'])
      expect(normalisePath(normalisePath(path))).toBe(normalisePath(path));
  });
});

it('trimSlash keeps the root', () => {
  expect(['/', '/a/', '/a//', ''].map(trimSlash)).toEqual(['/', '/a', '/a', '']);
});

it('trimSlash takes linear time, however many slashes an address has', () => {
  const path = `/fr${'/'.repeat(200_000)}a`;
  expect(trimSlash(path)).toBe(path);
});

describe('resolveAddress', () => {
  const pages = new Set([
    '/fr',
    '/fr/v1/guides',
    '/fr/v1/guides/features/command',
    '/fr/v1/api/js',
    '/fr/v1/api/js/globalShortcut',
  ]);
  const resolve = (path: string) => resolveAddress(path, pages, '/fr');

  it.each(['/fr/', '/fr/v1/guides', '/fr/v1/guides/'])('%s is a page as it stands', (path) =>
    expect(resolve(path).kind).toBe('page'),
  );

  it.each([
    ['/fr', '/fr/'],
    ['/fr//', '/fr/'],
    ['/FR', '/fr/'],
    ['/fr/index.html', '/fr/'],
    ['/fr/V1/GUIDES', '/fr/v1/guides'],
    ['/fr/v1//guides.html', '/fr/v1/guides'],
    ['/fr/v1/api/js/globalshortcut', '/fr/v1/api/js/globalShortcut'],
    ['/fr/docs/guides/command', '/fr/v1/guides/features/command'],
    ['/fr/v1/api/js/enums/globalShortcut.X.html', '/fr/v1/api/js/globalShortcut'],
    ['/fr/v1/api/js/classes', '/fr/v1/api/js'],
    ['/fr/blog/tauri-1-5', 'https://v2.tauri.app/blog/tauri-1-5'],
    ['/fr/blog/2024/10/02/tauri-20', 'https://v2.tauri.app/blog/tauri-20'],
    ['/fr/partners', '/fr/#sponsors'],
    ['/fr/2/start', 'https://v2.tauri.app/start'],
    ["/fr/2/$&x$'y$`z$1", "https://v2.tauri.app/$&x$'y$`z$1"],
  ])('%s leads to %s', (path, to) => expect(resolve(path)).toEqual({ kind: 'redirect', to }));

  it.each([
    '/',
    '/en',
    '/fr/nothing',
    '/fr/constructor',
    '/fr/__proto__',
    '/fr/v1/guides/features/none',
    '/fr/v1/guides/getting-started/setup/none',
    '/fr/v1/api/js/classes/none.X',
    '/fr/blog/none',
    '/fr/blog/2022/06',
    '/fr/blog/page/3',
    '/fr/docs/none',
  ])('%s is unknown', (path) => expect(resolve(path)).toEqual({ kind: 'unknown' }));
});
