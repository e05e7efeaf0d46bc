import type { PageSource } from '../../content/types';
import { getTranslator, type Translate } from '../../i18n/translator';
import type { Locale } from '../../site/config';
import type { EntryWords } from '../entry-words';
import type {
  DocumentedConfig,
  DocumentedDefinition,
  DocumentedKey,
  DocumentedVariant,
} from '../config/types';
import { escapeName } from './js-page';
import { chromeTranslator, fence, labelled, PageText } from './page-text';

export const configRoute = '/v1/api/config';

/** Page of the whole configuration: root first, then each definition in the order in which the tree is walked. */
export function toConfigPage(
  config: DocumentedConfig,
  file: string,
  locale: Locale,
  chrome: Locale = locale,
): PageSource {
  const t = chromeTranslator(locale, chrome);
  const text = new PageText()
    .add(config.intro)
    .add(`## ${t('api.page.overview')} {#overview}`)
    .add('<ConfigTree />')
    .add('<Filter />');
  for (const definition of config.definitions) addDefinition(text, definition, t);
  return {
    route: configRoute,
    locale,
    ...(chrome === locale ? {} : { chrome }),
    file,
    frontMatter: {
      title: getTranslator(locale)('menu.config'),
      description: getTranslator(locale)('api.page.configDescription'),
      order: 2,
      toc: [2, 2],
      draft: false,
      authors: [],
    },
    body: text.toString(),
    bodyLine: 1,
    lineMap: text.lineMap,
  };
}

function addDefinition(text: PageText, definition: DocumentedDefinition, t: Translate): void {
  text
    .add(`## ${definition.name} {#${definition.anchor}}`)
    .add(`<ConfigPlace anchor="${definition.anchor}" />`);
  addWords(text, definition.words, t);
  if (definition.kind === 'object') definition.keys.forEach((key) => addKey(text, key, t));
  if (definition.kind === 'union') definition.variants.forEach((variant) => addVariant(text, variant, t));
  if (definition.kind === 'enum') {
    for (const value of definition.values) {
      text.add(`### ${quote(value.name)} {#${value.anchor}}`);
      addWords(text, value.words, t);
    }
  }
}

function addKey(text: PageText, key: DocumentedKey, t: Translate): void {
  text.add(`### ${escapeName(key.name)} {#${key.anchor}}`).add(`<ConfigFacts anchor="${key.anchor}" />`);
  addWords(text, key.words, t);
}

function addVariant(text: PageText, variant: DocumentedVariant, t: Translate): void {
  text
    .add(`### ${quote(variant.name)} {#${variant.anchor}}`)
    .add(`<ConfigFacts anchor="${variant.anchor}" />`);
  addWords(text, variant.words, t);
  for (const key of variant.keys) {
    text.add(`#### ${escapeName(key.name)} {#${key.anchor}}`).add(`<ConfigFacts anchor="${key.anchor}" />`);
    addWords(text, key.words, t);
  }
}

function addWords(text: PageText, words: EntryWords, t: Translate): void {
  text.add(words.text);
  text
    .add(labelled(t, 'since', words.since && t('api.page.version', { version: words.since })))
    .add(labelled(t, 'platforms', words.platforms))
    .add(labelled(t, 'security', words.security));
  text.add(fence(words.example, 'json title="tauri.conf.json" fragment'));
}

function quote(name: string): string {
  return `\`${name.replace(/`/g, '')}\``;
}
