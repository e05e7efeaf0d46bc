import { groupHits, keepShown, levelsOf, segmentsText } from '@/lib/search/page/hits';
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
  it('groups by category in order of first appearance', () => {
    const groups = groupHits([hit('1', 'Documentation'), hit('2', 'Blog'), hit('3', 'Documentation')]);
    expect(groups.map(({ category, hits }) => [category, hits.map(({ id }) => id)])).toEqual([
      ['Documentation', ['1', '3']],
      ['Blog', ['2']],
    ]);
  });

  it.each([
    ['Ouvrez le [menu]', 'Ouvrez le [menu]…'],
    [
      'Une icône dans la zone de [notification] ouvre le [menu].',
      '…la zone de [notification] ouvre le [menu].',
    ],
    ['Réglages internationalisation [menu]', '…[menu]…'],
    ['Un nom entre guillemets », et le [fichier] reste.', '…et le [fichier] reste.'],
    ['La clé tauri.bundle.windows.[nsis] existe.', '…bundle.windows.[nsis] existe.'],
    ['createApplication([menu])', '…eateApplication([menu])…'],
    ['Rien n’est marqué dans ce texte.', 'Rien n’est marqué dans ce texte.'],
  ])('starts the text %j of a row near its first match: %j', (text, shown) => {
    const marked = text.split(/[[\]]/).map((part, index) => ({ text: part, mark: index % 2 === 1 }));
    const [group] = groupHits([{ ...hit('1', 'Blog'), content: marked, preview: marked }]);
    const content = group?.hits[0]?.content.map((part) => (part.mark ? `[${part.text}]` : part.text));
    expect(content?.join('')).toBe(shown);
    expect(segmentsText(group?.hits[0]?.preview ?? [])).toContain(segmentsText(marked));
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

describe('keepShown', () => {
  it('keeps every shown hit in its place, with its new text, and adds the others below', () => {
    const shown = [hit('1', 'JS API'), hit('2', 'JS API'), hit('3', 'Blog')];
    const fuller = [
      hit('4', 'Documentation'),
      hit('2', 'JS API', 'Texte.'),
      hit('5', 'JS API'),
      hit('1', 'JS API'),
    ];
    const groups = groupHits(keepShown(shown, fuller));
    expect(groups.map(({ category, hits }) => [category, hits.map(({ id }) => id)])).toEqual([
      ['JS API', ['1', '2', '5']],
      ['Blog', ['3']],
      ['Documentation', ['4']],
    ]);
    expect(groups[0]?.hits[1]?.content).toEqual(segments('Texte.'));
  });
});

it('leaves out a page that is named like its category, above its places only', () => {
  const page = { ...hit('1', 'Configuration'), title: segments('Configuration') };
  const key = { ...page, trail: [segments('FsAllowlistConfig'), segments('scope')] };
  expect(levelsOf(key, 'Configuration').map(segmentsText)).toEqual(['FsAllowlistConfig', 'scope']);
  expect(levelsOf(key, 'Blog').map(segmentsText)).toEqual(['Configuration', 'FsAllowlistConfig', 'scope']);
  expect(levelsOf(page, 'Configuration').map(segmentsText)).toEqual(['Configuration']);
});
