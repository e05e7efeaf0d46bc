import { markPattern } from '@/lib/search/mark-pattern';
import { buildIndexFiles } from '@/lib/search/build/index-files';
import { toRecords } from '@/lib/search/build/records';
import { readCatalogue } from '@/lib/search/worker/catalogue';
import { cropText, markMatches, toHits } from '@/lib/search/worker/to-hits';
import { page } from './site.fixture';

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
    ['tauri.conf.json', ['tauri', 'tauri.conf'], '[tauri.conf].json'],
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

  it('does not start with a separator', () => {
    const list = `${'un · '.repeat(40)}deux · cible ${'trois '.repeat(40)}`;
    expect(cropText(list, markPattern(['cible']), 30)).toMatch(/^deux · cible/);
  });

  it('prefers the place of several words, then the first one, and crops no less at the end', () => {
    const words = markPattern(['menu', 'fenetre']);
    const far = 'un '.repeat(60);
    expect(cropText(`Menu menu ${far}menu fenêtre ${far}`, words, 30)).toContain('menu fenêtre');
    expect(cropText(`menu ${far}menu ${far}`, words, 30)).toMatch(/^menu un/);
    expect(cropText(`${far}menu`, words, 30).split(' ')).toHaveLength(30);
  });

  it('keeps short texts', () => {
    expect(cropText('trois mots ici', null, 30)).toBe('trois mots ici');
  });
});

it('tells prose from what has an exact name, or stands below one', () => {
  const source = page('/v1/api/config', 'Configuration', 'Configuration', [
    [2, 'En cas de problème', 'troubleshooting', 'Rien.'],
    [3, 'Clé inconnue', 'unknown-key', 'Rien.'],
    [2, 'WindowUrl', 'windowurl', 'Une adresse.'],
    [3, 'uri', 'windowurl.uri', 'Une adresse externe.'],
  ]);
  const reference = new Map([['/v1/api/config#windowurl', { keys: ['WindowUrl'], signature: '' }]]);
  const catalogue = readCatalogue(buildIndexFiles(toRecords(source, reference), []).titles);
  const results = catalogue.entries.map((_, entry) => ({ entry, score: 1, complete: true }));
  const hits = toHits({ results, complete: true, words: [], textStarts: [] }, catalogue, () => undefined);
  expect(hits.slice(1).map(({ isProse }) => isProse)).toEqual([true, true, false, false]);
});

it('shows what is below a heading without a text of its own', () => {
  const source = page('/v1/guides/tray', 'Zone de notification', 'Zone de notification', [
    [2, 'Créer l’icône', 'create', ''],
    [3, 'Le menu', 'menu', 'Un clic droit l’ouvre.'],
    [4, 'Les séparateurs', 'separators', 'Un trait.'],
    [3, 'L’infobulle', 'tooltip', 'Un texte.'],
  ]);
  const phrases = new Map([['create', ['icône près de l’heure']]]);
  const { titles, pages } = buildIndexFiles(toRecords({ ...source, phrases }, new Map()), []);
  const catalogue = readCatalogue(titles);
  const found = {
    results: [{ entry: 1, score: 1, complete: true }],
    complete: true,
    words: ['menu'],
    textStarts: [],
  };
  const contentOf = (texts: typeof pages) =>
    toHits(found, catalogue, (number) => texts[number])[0]?.content.map(({ text }) => text);
  expect(contentOf(pages)).toEqual(['Le ', 'menu', ' · L’infobulle']);
  expect(contentOf([])).toEqual([]); // its own text has yet to come
});
