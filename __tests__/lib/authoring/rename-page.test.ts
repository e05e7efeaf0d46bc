/** @jest-environment node */
import { addMoves, findMoveFault, pageOf, readAddress, rewriteLinks } from '@/lib/authoring/rename-page';
import { createRandom } from '../../support/random';

test.each([
  ['[menus](/v1/guides/features/menu#create)', '[menus](/v1/guides/features/menus#create)'],
  [
    '[a](/v1/guides/features/menu) [b](/v1/guides/features/menu)',
    '[a](/v1/guides/features/menus) [b](/v1/guides/features/menus)',
  ],
  ['next: /v1/guides/features/menu\n', 'next: /v1/guides/features/menus\n'],
  ['<Cards of="/v1/guides/features/menu" />', '<Cards of="/v1/guides/features/menus" />'],
  ['[autre](/v1/guides/features/menubar)', '[autre](/v1/guides/features/menubar)'],
  ['[autre](/v1/guides/features/menu/deep)', '[autre](/v1/guides/features/menu/deep)'],
  ['https://exemple.fr/v1/guides/features/menu', 'https://exemple.fr/v1/guides/features/menu'],
  ['[a](</v1/guides/features/menu>)', '[a](</v1/guides/features/menus>)'],
  ['[a]: </v1/guides/features/menu>', '[a]: </v1/guides/features/menus>'],
  ['pages: [/v1/guides/features/menu, /a]', 'pages: [/v1/guides/features/menus, /b#section]'],
  ['[x](/a) [y](/a#part) [z](/b)', '[x](/b#section) [y](/b#part) [z](/b)'],
])('links in %j are rewritten: %j', (before, after) => {
  const menu = { from: '/v1/guides/features/menu', to: '/v1/guides/features/menus' };
  expect(rewriteLinks(before, [menu, { from: '/a', to: '/b#section' }])).toBe(after);
});

test.each([
  '/fr/v1/guides/faq/',
  'v1/guides/faq',
  'http://localhost:3000/fr/v1/guides/faq',
  'content/fr/v1/guides/faq.mdx',
  '.\\content\\fr\\v1\\guides\\faq.mdx',
  'content/fr/v1/guides/faq/index.mdx',
  'C:/Program Files/Git/v1/guides/faq',
  'C:/Program Files/Git/fr/v1/guides/faq',
])('%s means the page /v1/guides/faq', (argument) => {
  expect(readAddress(argument)).toBe('/v1/guides/faq');
});

test.each(['', '/', '/aide', 'faq', '/v1/guides/faq#un', '/v1/guides/faq/index'])(
  '%j is read as an address',
  (argument) => {
    expect(readAddress(argument)).toBe(argument);
  },
);

describe('addMoves', () => {
  test.each([
    ['one step from each former address', '/a>/b /b>/c', { '/a': '/c', '/b': '/c' }],
    ['there and back leaves no circle', '/a>/b /b>/a', { '/b': '/a' }],
    ['a page, then its folder', '/f/a>/f/b /f/b>/g/b', { '/f/a': '/g/b', '/f/b': '/g/b' }],
    ['a merged page', '/a>/b /b>/c#s /c>/d', { '/a': '/d#s', '/b': '/d#s', '/c': '/d' }],
    ['a heading of a page that moves', '/a#x>/b#y /a>/c', { '/a': '/c', '/c#x': '/b#y' }],
    ['a heading of a target that moves', '/a#x>/b#y /b>/c', { '/a#x': '/c#y', '/b': '/c' }],
  ])('%s', (_, steps, expected) => {
    const moves = steps.split(' ').map((step) => {
      const [from = '', to = ''] = step.split('>');
      return { from, to };
    });
    expect(addMoves({}, moves)).toEqual(expected);
  });

  test('after 200 moves every address ever published leads to its page, in one step', () => {
    const random = createRandom(1);
    const pick = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
    // Each page by the number it keeps; a merged page counts as the one that took its text.
    const places = new Map(Array.from({ length: 30 }, (_, page) => [`/d${page % 5}/p${page}`, page]));
    const published = new Map(places);
    let moves: Record<string, string> = {};
    for (let step = 0; step < 200; step++) {
      const folder = `/d${Math.floor(random() * 8)}`;
      const from = pick([...places.keys()]);
      const to = pick([`${folder}/p${places.get(from)}`, ...published.keys()]);
      const pages = [...places.keys()].filter((page) => page.startsWith(`${folder}/`));
      const kind = random();
      const moved =
        kind < 0.3
          ? pages.map((page) => ({ from: page, to: `/d${8 + (step % 8)}${page.slice(folder.length)}` }))
          : [{ from, to: places.has(to) ? `${to}#s` : to }];
      if (moved.some((one) => places.has(one.to) || pageOf(one.to) === one.from)) continue;
      moves = addMoves(moves, moved);
      for (const one of moved) {
        const page = places.get(one.from) ?? -1;
        places.delete(one.from);
        const host = places.get(pageOf(one.to));
        if (host === undefined) places.set(one.to, page);
        else
          for (const [address, known] of published) {
            if (known === page) published.set(address, host);
          }
      }
      // A new page at a former address is what that address means from now on.
      for (const [address, page] of places) published.set(address, page);
    }
    expect(published.size).toBeGreaterThan(60);
    for (const [address, page] of published) expect(places.get(pageOf(moves[address] ?? address))).toBe(page);
  });
});

test.each([
  ['/v1/guides/rien', '/v1/guides/x', /Aucune page/],
  ['/v1/guides/faq', '/v1/guides/faq', /mêmes/],
  ['/v1/guides/faq', '/v1/guides', /déjà/],
  ['/v1/guides/faq', 'faq', /pas une adresse/],
  ['/v1/guides/faq', '/v1/guides/faq/', /pas une adresse/],
  ['/v1/guides/faq', '/v1/guides/faq/plus', /sous elle-même/],
  ['/v1/api/js', '/v1/api/javascript', /API/],
  ['/v1/guides/faq', '/blog/2020/01/01/faq', /billet/],
  ['/v1/guides/faq', '/v1/guides/../faq', /pas une adresse/],
  ['/v1/guides/faq', '', /pas une adresse/],
  ['/v1/guides/faq', '/v1/guides/FAQ', /pas une adresse/],
  ['/v1/guides/faq', '/v1/guides/ma_page', /pas une adresse/],
  ['/v1/guides/faq', '/v1/guides//aide', /pas une adresse/],
  ['/v1/guides/faq#un', '/V1/guides#un', /pas une adresse/],
  ['/v1/guides/faq', '/v1/rien#faq', /Aucune page/],
  ['/v1/guides/faq#un', '/v1/guides', /vers un titre/],
  ['/v1/guides/faq#un', '/v1/guides/faq#deux', /mêmes/],
  ['/v1/guides/faq', '/aide', /n’aurait pas de page/],
  ['/v1/guides/faq', '/about/faq/aide', /n’aurait pas de page/],
  ['/v1/guides/faq', '/v1/guides/aide/index', /n’aurait pas de page/],
  ['/v1/guides', '/v1/tutoriels', /ne se déplace pas/],
  ['/v1/guides/faq', '/v1/tutoriels/faq', /n’aurait pas de page/],
  ['/v1/guides/faq', '/v1/api/faq', /n’aurait pas de page/],
  ['/v1/guides/faq', '/v1/guides/con', /Windows/],
  ['/v1/guides/faq', '/v1/guides/aux/faq', /Windows/],
  ['/v1/guides/faq', '/v1/guides/distribution/windows', /ancienne adresse/],
  ['/v1/guides/faq', '/v1/guides/examples/faq', /ancienne adresse/],
])('%s → %s is refused with a reason', (from, to, reason) => {
  const routes = new Set(['/v1/guides/faq', '/v1/guides', '/v1/api/js']);
  expect(findMoveFault({ from, to }, routes)).toMatch(reason);
});
