/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { checkMessages, flattenMessages, type Catalogue } from '@/lib/i18n/check-messages';
import { localeNames, locales, type Locale } from '@/lib/site/config';

const read = (locale: Locale): Catalogue =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Catalogue;
const french = flattenMessages(read('fr'));
const english = flattenMessages(read('en'));

/** Texts that are the same in English for a reason; any other is one that somebody forgot to translate. */
const sameInEnglish: Record<string, RegExp> = {
  'proper names':
    /^(?:site\.(?:title|name)|menu\.(?:discord|awesome|book|github|tauri|tao|wry|twitter|mastodon|openCollective)|offline\.appShortName)$/,
  'names of techniques and keys':
    /^(?:menu\.(?:api|cli|js)|search\.(?:cli|escape)|offline\.shortcutApi|shortcuts\.(?:ctrl|tab|escape|enter|shift|space)|sample\.ok|api\.toml|tabs\.shell)$/,
  'official wording that stays English': /^community\.official$/,
  'words both languages share':
    /^(?:menu\.(?:config|blog|sponsors|contact|mail)|offline\.pause|navbar\.versions|admonition\.(?:info|danger)|search\.(?:config|blog|site|kinds\.(?:guide|action))|blog\.(?:title|archive|page)|api\.(?:type|v2\.(?:cli|config|permitted|rust)|constraint\.(?:format|minimum)|page\.(?:modules|version|section\.(?:class|interface|variable))))$/,
  'punctuation only': /^api\.page\.(?:item|labelled)$/,
};

/** Every text of the code that may name a key: `t('doc.edit')`, `labels.copied`, `'guides'` of a menu. */
const code = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  .join('\n');
const words = new Set(code.match(/[\w-]+/g));

test.each(localeNames)(
  'texts of %s stand in for the French ones: keys, placeholders, plural forms',
  (locale) => {
    expect(checkMessages(read('fr'), read(locale), locales[locale].htmlLang)).toEqual([]);
  },
);

test('French pages are called a version: they are written, not translated', () => {
  const { label, text } = (read('fr') as { community: { label: string; text: string } }).community;
  expect(`${label} ${text}`).not.toMatch(/traduc|tradui/i);
});

test('all texts are used', () => {
  // The schema of the configuration names its types.
  const unused = [...french.keys()].filter(
    (key) => !key.startsWith('checker.types.') && !words.has(key.split('.').at(-1) ?? ''),
  );
  expect(unused).toEqual([]);
});

test.each(localeNames)('no text of %s is empty, ends with a space, or is English by accident', (locale) => {
  const reasons = Object.values(sameInEnglish);
  const faulty = [...flattenMessages(read(locale))].filter(([key, text]) => {
    const isForgotten = locale !== 'en' && text === english.get(key);
    const isEmpty = text === '' && `${locale} ${key}` !== 'en community.text';
    return isEmpty || /^\s|[^\S\n]$/.test(text) || (isForgotten && !reasons.some((keys) => keys.test(key)));
  });
  expect(faulty).toEqual([]);
});

test('the official words of the community are those of the original site', () => {
  expect(english.get('community.official')).toBe(
    "You're visiting the {language} version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.",
  );
});

test.each([
  ['Page introuvable', french.get('errors.notFoundTitle')],
  ['Cette page a planté.', french.get('errors.crashTitle')],
  ['Nouvelle version disponible', french.get('offline.updateTitle')],
  ['This page crashed.', english.get('errors.crashTitle')],
  ['Retry', english.get('errors.retry')],
  ['Your site did not load properly.', english.get('baseUrl.title')],
  ['An error has occured. Please try again...', english.get('search.error')],
  ['No results for "{query}"', english.get('search.noResults')],
  ['Clear the query', english.get('search.clear')],
  ['Cancel', english.get('search.cancel')],
  ['to select', english.get('search.select')],
  ['to navigate', english.get('search.navigate')],
  ['to close', english.get('search.close')],
  ['Powered by', english.get('search.poweredBy')],
])('the specified words “%s” are kept to the letter', (words, text) => expect(text).toBe(words));

test.each(localeNames)('%s has the words of the community, and the official ones in English', (locale) => {
  const messages = flattenMessages(read(locale));
  expect(messages.get('community.official')).toBe(english.get('community.official'));
  if (locale !== 'en') expect(messages.get('community.text')).toMatch(/\p{L}{2}/u);
});

describe('checkMessages', () => {
  const faultsOf = (source: string, text: string, language = 'fr') =>
    checkMessages({ a: { b: source } }, { a: { b: text } }, language);
  const plural = '{n, plural, one {#} other {#}}';

  test.each([
    ['Page {title}', 'Page {titel}', 'fr', 'n’a pas les variables et les balises du texte français'],
    ['le <time>{date}</time>', 'le {date}', 'fr', 'n’a pas les variables et les balises du texte français'],
    [plural, '{n, plural, other {#}}', 'fr', 'a les formes other pour {n}'],
    [plural, plural, 'ko', 'a les formes one, other pour {n}'],
    ['a', 'un {', 'fr', 'ne se lit pas : une accolade n’est pas fermée, ou son nom n’est pas un seul mot'],
    [
      'a',
      'un {le nom}',
      'fr',
      'ne se lit pas : une accolade n’est pas fermée, ou son nom n’est pas un seul mot',
    ],
    ['a', 'un {}', 'fr', 'ne se lit pas : des accolades vides'],
    ['a', 'un <b>mot', 'fr', 'ne se lit pas : une balise n’est pas fermée'],
    ['a', 'un mot</b>', 'fr', 'ne se lit pas : une balise n’est pas fermée'],
    ['a', '{n, plural, one {#}}', 'fr', 'ne se lit pas : il manque la forme other'],
    ['a', '{n, plural}', 'fr', 'ne se lit pas : les formes sont mal écrites'],
    [
      'a',
      '{n, pluriel, one {#} other {#}}',
      'fr',
      'ne se lit pas : le mot après la virgule n’est ni plural, ni select, ni number, ni date',
    ],
  ])('finds what is wrong with %j → %j in %s', (source, text, language, problem) => {
    expect(faultsOf(source, text, language)).toEqual([{ key: 'a.b', problem, fix: expect.any(String) }]);
  });

  test('says which variables and tags the French text has, and blames it alone for its own fault', () => {
    const [fault] = faultsOf('le <time>{date}</time>', 'le {date}');
    expect(fault?.fix).toBe('Écrivez <time>, {date} comme dans messages/fr.json.');
    const [inForms] = faultsOf('{n, plural, one {# {mot}} other {# {mots}}}', 'un mot');
    expect(inForms?.fix).toBe('Écrivez {n}, {mot}, {mots} comme dans messages/fr.json.');
    expect(faultsOf('un mot', 'un {mot}')[0]?.fix).toBe('Retirez-les : messages/fr.json n’en a pas.');
    expect(faultsOf('un {', 'one {word}', 'en')).toEqual([]);
    expect(faultsOf('un {', 'un {')).toHaveLength(1);
  });

  test.each([3, null, ['x'], true])('names a value that is no text once: %j', (value) => {
    const unfit = { a: value } as unknown as Catalogue;
    expect(checkMessages({ a: 'x' }, unfit, 'en')).toEqual([
      { key: 'a', problem: 'n’est ni un texte ni un groupe de textes', fix: expect.any(String) },
    ]);
    expect(checkMessages(unfit, { a: 'x' }, 'en')).toEqual([]);
  });

  test('accepts the plural forms of a language, and names keys too few or too many', () => {
    expect(faultsOf(plural, '{n, plural, other {#}}', 'ko')).toEqual([]);
    const withZero = '{n, plural, =0 {aucun} one {#} other {#}}';
    expect(faultsOf(withZero, withZero)).toEqual([]);
    expect(checkMessages({ a: 'x', b: 'y' }, { b: 'y', c: 'z' }, 'en')).toMatchObject([
      { key: 'a', problem: 'manque' },
      { key: 'c', fix: 'Vouliez-vous dire a ?' },
    ]);
  });
});

test('French signs are joined to their word, so that no line starts with one', () => {
  const loose = [...french].filter(([, text]) => / (?:[;!?»]|:(?:\s|$))|« /.test(text));
  expect(loose).toEqual([]);
});
