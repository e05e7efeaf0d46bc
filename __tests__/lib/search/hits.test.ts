import { toHitGroups } from '@/lib/search/hits';
import { safeHref } from '@/lib/search/safe-href';
import type { RawHit } from '@/lib/search/types';

const hit = (parts: RawHit): RawHit => ({
  objectID: 'x',
  url: '/fr/a',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Page' },
  ...parts,
});
const first = (parts: RawHit) => toHitGroups([hit(parts)])[0]?.hits[0];

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('toHitGroups', () => {
  it('groups by category in order of first appearance and numbers rows from 0', () => {
    const groups = toHitGroups([
      hit({ objectID: '1' }),
      hit({ objectID: '2', hierarchy: { lvl0: 'Blog' } }),
      hit({ objectID: '3' }),
    ]);
    expect(
      groups.map(({ category, first: start, hits }) => [category, start, hits.map(({ id }) => id)]),
    ).toEqual([
      ['Documentation', 0, ['1', '3']],
      ['Blog', 2, ['2']],
    ]);
  });

  it.each([undefined, null, '', 'null', 7, {}])('raises an error for the category %j', (lvl0) => {
    expect(() => toHitGroups([hit({ hierarchy: { lvl0 } })])).toThrow('no hierarchy.lvl0');
  });

  it.each([
    [{ url: '/fr/a', anchor: 'b' }, '/fr/a#b'],
    [{ url: '/fr/a#c', anchor: 'b' }, '/fr/a#c'],
    [{ url: 'null', anchor: 'b' }, '#b'],
    [{ url: undefined, anchor: 'b' }, '#b'],
    [{ url: '/fr/a', anchor: 'null' }, '/fr/a'],
    [{ url: 'https://v2.tauri.app/' }, 'https://v2.tauri.app/'],
  ])('makes of %j the link %s', (parts, href) => {
    expect(first(parts)?.href).toBe(href);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    { url: undefined },
    { url: 'null', anchor: null },
    { url: 'javascript:alert(1)' },
    { url: ' data:text/html,x' },
    { url: 'java\nscript:alert(1)' },
    { url: 'vbscript:x' },
  ])('makes no link of %j and warns', (parts) => {
    expect(first(parts)?.href).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('reads marks and leaves every other markup as text', () => {
    const shown = first({
      _highlightResult: { hierarchy: { lvl1: { value: 'a <em>b</em> <img src=x onerror=alert(1)>' } } },
    });
    expect(shown?.title).toEqual([
      { text: 'a ', mark: false },
      { text: 'b', mark: true },
      { text: ' <img src=x onerror=alert(1)>', mark: false },
    ]);
  });

  it('puts an ellipsis where the cropped text is cut', () => {
    const text = (value: string) =>
      first({ _snippetResult: { content: { value } } })
        ?.content.map((segment) => segment.text)
        .join('');
    expect(text('suite du texte')).toBe('…suite du texte…');
    expect(text('Une phrase.')).toBe('Une phrase.');
    expect(text('')).toBe('');
  });

  it('ends a long preview between two words', () => {
    const preview = first({ content: 'Mot '.repeat(400) })
      ?.preview.map((segment) => segment.text)
      .join('');
    expect(preview).toMatch(/^(?:Mot )+Mot…$/);
    expect(preview?.length).toBeLessThan(710);
  });
});

describe('safeHref', () => {
  it.each(['/fr/a', '#b', 'a/b?c', 'https://x.example/', 'HTTP://x.example'])('lets %s through', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:x',
    'data:x',
    'blob:x',
    'file:///x',
    'mailto:x',
    '\u202Ehttps://x',
    'https://',
    'x'.repeat(5_000),
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeNull();
  });
});
