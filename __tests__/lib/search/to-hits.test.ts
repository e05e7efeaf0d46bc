import { markPattern } from '@/lib/search/mark-pattern';
import { cropText, markMatches } from '@/lib/search/worker/to-hits';

const mark = (text: string, ...words: string[]) =>
  markMatches(text, markPattern(words))
    .map((segment) => (segment.mark ? `[${segment.text}]` : segment.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Les fenêtres et la Fenêtre', ['fenetre'], 'Les [fenêtres] et la [Fenêtre]'],
    ['préfenêtre', ['fenetre'], 'préfenêtre'],
    ['a.b (c)', ['a.b'], '[a.b] (c)'],
    ['.*+?', ['.*'], '[.*]+?'],
    ['texte', [], 'texte'],
    ['@tauri-apps/api et __TAURI__', ['@tauri-apps/api', '__tauri__'], '[@tauri-apps/api] et [__TAURI__]'],
    ['«fenêtre», été et ÉTÉ', ['fenetre', 'ete'], '«[fenêtre]», [été] et [ÉTÉ]'],
    ['창을 설치하기, 재설치', ['설치'], '창을 [설치하기], 재설치'],
    ['😀 ß straße \u{1d49c}b', ['😀', 'strasse', 'ß', '\u{1d49c}'], '[😀] [ß] straße [\u{1d49c}b]'],
    ["l'aide #1 & ~x", ["l'aide", '#1', '&', '~'], "[l'aide] [#1] [&] [~x]"],
  ])('in %j of %j', (text, words, expected) => {
    expect(mark(text, ...words)).toBe(expected);
  });
});

describe('cropText', () => {
  const text = `${'un '.repeat(100)}cible proche ${'deux '.repeat(100)}cible`;

  it('keeps the words around the best match', () => {
    const cropped = cropText(text, markPattern(['cible', 'proche']), 30);
    expect(cropped.split(/\s+/)).toHaveLength(30);
    expect(cropped).toContain('cible proche');
  });

  it('keeps short texts', () => {
    expect(cropText('trois mots ici', null, 30)).toBe('trois mots ici');
  });
});
