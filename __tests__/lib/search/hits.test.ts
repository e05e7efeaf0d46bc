import { groupHits } from '@/lib/search/page/hits';
import type { Hit } from '@/lib/search/types';

const segments = (text: string) => (text ? [{ text, mark: false }] : []);
const hit = (id: string, category: string, content = ''): Hit => ({
  id,
  href: '/fr/a',
  category,
  language: null,
  title: [],
  trail: [],
  content: segments(content),
  preview: [],
});

describe('groupHits', () => {
  it('groups by category in order of first appearance and numbers rows from 0', () => {
    const groups = groupHits([hit('1', 'Documentation'), hit('2', 'Blog'), hit('3', 'Documentation')]);
    expect(groups.map(({ category, first, hits }) => [category, first, hits.map(({ id }) => id)])).toEqual([
      ['Documentation', 0, ['1', '3']],
      ['Blog', 2, ['2']],
    ]);
  });

  it('throws for a hit without category', () => {
    expect(() => groupHits([hit('1', '')])).toThrow('no hierarchy.lvl0');
  });

  it.each([
    ['suite du texte', '…suite du texte…'],
    ['Une phrase.', 'Une phrase.'],
    ['', ''],
  ])('shows the cropped text %j as %j', (text, shown) => {
    const [group] = groupHits([hit('1', 'Blog', text)]);
    expect(group?.hits[0]?.content.map((segment) => segment.text).join('')).toBe(shown);
  });
});
