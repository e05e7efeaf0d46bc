import { normalisePath, trimSlash } from '@/lib/site/normalise-path';
import { resolveAddress } from '@/lib/redirects/resolve';

test.each([
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
])('%s is normalised to %s', (path, expected) => expect(normalisePath(path)).toBe(expected));

test('many slashes take linear time', () => {
  const path = `/fr${'/'.repeat(200_000)}a`;
  expect(trimSlash(path)).toBe(path);
});

/** e2e/hosts.e2e.ts requests more of them from every host. */
describe('resolveAddress', () => {
  const pages = new Set(['/fr', '/fr/v1/api/js', '/fr/v1/api/js/globalShortcut']);
  const resolve = (path: string) => resolveAddress(path, pages, '/fr');

  it.each([
    ['/FR', '/fr/'],
    ['/fr', '/fr/'],
    ['/fr/v1/api/js/index.html', '/fr/v1/api/js'],
    ['/fr/v1/api/js/globalshortcut', '/fr/v1/api/js/globalShortcut'],
    ['/fr/v1/api/js/enums/globalShortcut.X.html', '/fr/v1/api/js/globalShortcut'],
    ['/fr/docs/api/js/classes/globalShortcut.X', '/fr/v1/api/js/globalShortcut'],
    ['/fr/v1/api/js/classes', '/fr/v1/api/js'],
    ['/fr/blog/tauri-1-5', 'https://v2.tauri.app/blog/tauri-1-5'],
    ['/fr/blog/tauri-1-5.html', 'https://v2.tauri.app/blog/tauri-1-5'],
    ['/fr//docs/api/rust/tauri/struct.App.html', 'https://docs.rs/tauri/1/tauri/struct.App.html'],
    ["/fr/2/$&x$'y$`z$1", "https://v2.tauri.app/$&x$'y$`z$1"],
  ])('%s leads to %s', (path, to) => expect(resolve(path)).toEqual({ kind: 'redirect', to }));

  it.each([
    ['/fr/', '/fr'],
    ['/fr/v1/api/js', '/fr/v1/api/js'],
    ['/fr/v1/api/js/', '/fr/v1/api/js'],
  ])('%s is the page %s', (path, page) => expect(resolve(path)).toEqual({ kind: 'page', path: page }));

  it('redirects former addresses below a base path with capitals', () => {
    const found = resolveAddress('/Docs/fr/docs/api/js', new Set(['/Docs/fr/v1/api/js']), '/Docs/fr');
    expect(found).toEqual({ kind: 'redirect', to: '/Docs/fr/v1/api/js' });
  });

  it.each(['/', '/fr/__proto__', '/fr/v1/api/js/classes/none.X', '/fr/docs/none'])('%s is unknown', (path) =>
    expect(resolve(path)).toEqual({ kind: 'unknown' }),
  );
});
