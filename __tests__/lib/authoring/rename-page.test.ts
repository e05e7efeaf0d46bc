/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { addRedirect, findMoveFault, moveRoute, rewriteLinks } from '@/lib/authoring/rename-page';

const move = { from: '/v1/guides/features/menu', to: '/v1/guides/features/menus' };

describe('rewriteLinks', () => {
  test.each([
    ['[menus](/v1/guides/features/menu)', '[menus](/v1/guides/features/menus)'],
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
  ])('%j → %j', (before, after) => expect(rewriteLinks(before, move, false)).toBe(after));

  test('a folder takes its pages along', () => {
    expect(rewriteLinks('[x](/a/b/c#d) [y](/a/bc)', { from: '/a/b', to: '/z' }, true)).toBe(
      '[x](/z/c#d) [y](/a/bc)',
    );
    expect(moveRoute('/a/b/c', { from: '/a/b', to: '/z' })).toBe('/z/c');
  });
});

describe('addRedirect', () => {
  const rules = readFileSync('lib/redirects/rules.ts', 'utf8');

  test('puts the rule in front and leads earlier rules on', () => {
    const changed = addRedirect(
      rules,
      { from: '/v1/guides/building/windows', to: '/v1/guides/building/win' },
      false,
    );
    expect(changed).toContain(
      "= [\n  { from: '/v1/guides/building/windows', to: '/v1/guides/building/win' },",
    );
    expect(changed).toContain("{ from: '/v1/guides/distribution/windows', to: '/v1/guides/building/win' }");
    expect(changed).not.toContain("to: '/v1/guides/building/windows'");
  });

  test('there and back leaves no circle', () => {
    const there = addRedirect(rules, move, false);
    const back = addRedirect(there, { from: move.to, to: move.from }, false);
    expect(back).not.toContain(`from: '${move.from}'`);
    expect(back).toContain(`{ from: '${move.to}', to: '${move.from}' }`);
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
])('%s → %s is refused with a reason', (from, to, reason) => {
  expect(findMoveFault({ from, to }, new Set(['/v1/guides/faq', '/v1/guides', '/v1/api/js']))).toMatch(
    reason,
  );
});
