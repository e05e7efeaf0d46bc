import type { PageSource } from '../../content/types';
import type { Locale } from '../../site/config';
import type { EntryWords } from '../entry-words';
import type {
  DocumentedConfig,
  DocumentedDefinition,
  DocumentedKey,
  DocumentedVariant,
} from '../config/types';
import { escapeName, labelled } from './js-page';
import { fence, PageText } from './page-text';

export const configRoute = '/v1/api/config';

/** Page of the whole configuration: root first, then each definition in the order in which the tree is walked. */
export function toConfigPage(config: DocumentedConfig, file: string, locale: Locale): PageSource {
  const text = new PageText()
    .add(config.intro)
    .add('## Vue d’ensemble {#overview}')
    .add('<ConfigTree />')
    .add('<Filter />');
  for (const definition of config.definitions) addDefinition(text, definition);
  return {
    route: configRoute,
    locale,
    file,
    frontMatter: {
      title: 'Configuration',
      description:
        'Toutes les clés de tauri.conf.json pour Tauri v1 : chemin, type, valeur par défaut, effet et exemple, d’après le schéma de la CLI 1.6.3.',
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

function addDefinition(text: PageText, definition: DocumentedDefinition): void {
  text
    .add(`## ${definition.name} {#${definition.anchor}}`)
    .add(`<ConfigPlace anchor="${definition.anchor}" />`);
  addWords(text, definition.words);
  if (definition.kind === 'object') definition.keys.forEach((key) => addKey(text, key));
  if (definition.kind === 'union') definition.variants.forEach((variant) => addVariant(text, variant));
  if (definition.kind === 'enum') {
    for (const value of definition.values) {
      text.add(`### ${quote(value.name)} {#${value.anchor}}`);
      addWords(text, value.words);
    }
  }
}

function addKey(text: PageText, key: DocumentedKey): void {
  text.add(`### ${escapeName(key.name)} {#${key.anchor}}`).add(`<ConfigFacts anchor="${key.anchor}" />`);
  addWords(text, key.words);
}

function addVariant(text: PageText, variant: DocumentedVariant): void {
  text
    .add(`### ${quote(variant.name)} {#${variant.anchor}}`)
    .add(`<ConfigFacts anchor="${variant.anchor}" />`);
  addWords(text, variant.words);
  for (const key of variant.keys) {
    text.add(`#### ${escapeName(key.name)} {#${key.anchor}}`).add(`<ConfigFacts anchor="${key.anchor}" />`);
    addWords(text, key.words);
  }
}

function addWords(text: PageText, words: EntryWords): void {
  text.add(words.text);
  text
    .add(labelled('Depuis', words.since && `version ${words.since}`))
    .add(labelled('Selon le système', words.platforms))
    .add(labelled('Sécurité', words.security));
  text.add(fence(words.example, 'json title="tauri.conf.json" fragment'));
}

function quote(name: string): string {
  return `\`${name.replace(/`/g, '')}\``;
}
