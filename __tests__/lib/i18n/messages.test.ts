/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { crashTextsOf } from '@/components/errors/crash';
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
    /^(?:menu\.(?:api|cli|js)|search\.(?:cli|escape)|offline\.shortcutApi|shortcuts\.(?:ctrl|tab|escape|enter|shift|space)|essai\.ok|api\.toml|tabs\.shell)$/,
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

describe('interface texts', () => {
  it.each(localeNames)('of %s stand in for the French ones: keys, placeholders, plural forms', (locale) => {
    expect(checkMessages(read('fr'), read(locale), locales[locale].htmlLang)).toEqual([]);
  });

  it('call the French pages a version: they are written, not translated', () => {
    const { label, text } = (read('fr') as { community: { label: string; text: string } }).community;
    expect(`${label} ${text}`).not.toMatch(/traduc|tradui/i);
  });

  it('are all used', () => {
    // The crash page has a copy of its own, see below; the schema of the configuration names its types.
    const unused = [...french.keys()].filter(
      (key) => !/^errors\.crashTitle$|^checker\.types\./.test(key) && !words.has(key.split('.').at(-1) ?? ''),
    );
    expect(unused).toEqual([]);
  });

  it.each(localeNames.filter((locale) => locale !== 'en'))('of %s are not English by accident', (locale) => {
    const reasons = Object.values(sameInEnglish);
    const forgotten = [...flattenMessages(read(locale))]
      .filter(([key, text]) => text === english.get(key) && !reasons.some((keys) => keys.test(key)))
      .map(([key, text]) => `${key}: ${text}`);
    expect(forgotten).toEqual([]);
  });

  it('are nowhere empty, and keep no space at their ends', () => {
    const faulty = localeNames.flatMap((locale) =>
      [...flattenMessages(read(locale))]
        .filter(
          ([key, text]) =>
            /^\s|[^\S\n]$/.test(text) || (text === '' && `${locale} ${key}` !== 'en community.text'),
        )
        .map(([key]) => `${locale} ${key}`),
    );
    expect(faulty).toEqual([]);
  });

  it('have the community’s words in each language, and the official ones in English', () => {
    for (const locale of localeNames) {
      const messages = flattenMessages(read(locale));
      expect(messages.get('community.official')).toBe(english.get('community.official'));
      if (locale !== 'en') expect(messages.get('community.text')).toMatch(/\p{L}{2}/u);
    }
  });
});

it.each(localeNames)('the crash page has the words of the catalogue of %s', (locale) => {
  const { errors } = read(locale) as { errors: Record<string, string> };
  expect(crashTextsOf(locales[locale].htmlLang)).toEqual({
    title: errors.crashTitle,
    retry: errors.retry,
    cause: errors.cause,
  });
});

describe('checkMessages', () => {
  const fault = (source: string, text: string, language = 'fr') =>
    checkMessages({ a: { b: source } }, { a: { b: text } }, language);

  it.each([
    [
      'Page {title}',
      'Page {titel}',
      ['"a.b" has other placeholders than the source: Missing variable title in message'],
    ],
    [
      'le <time>{date}</time>',
      'le {date}',
      ['"a.b" has other placeholders than the source: Different number of variables: [time, date] vs [date]'],
    ],
    [
      '{n, plural, one {#} other {#}}',
      '{n, plural, other {#}}',
      ['"a.b" lacks the plural form "one" of {n}'],
    ],
  ])('finds what is wrong with %j → %j', (source, text, faults) => {
    expect(fault(source, text)).toEqual(faults);
  });

  it('knows which plural forms a language has', () => {
    expect(fault('{n, plural, one {#} other {#}}', '{n, plural, other {#}}', 'ko')).toEqual([]);
    expect(fault('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', 'ko')).toEqual([
      '"a.b" has the plural form "one" of {n}, which ko does not have',
    ]);
  });

  it('names messages that do not parse, and keys too few or too many', () => {
    expect(fault('a', 'un {')[0]).toMatch(/^"a\.b" does not parse: .* in "un \{"$/);
    expect(checkMessages({ a: 'x', b: 'y' }, { b: 'y', c: 'z' }, 'en')).toEqual([
      '"a" is missing',
      '"c" is no key of the source',
    ]);
  });
});
