import type { PageSource } from '../../content/types';
import { getTranslator, type Translate } from '../../i18n/translator';
import type { Locale } from '../../site/config';
import type { DocumentedMember, DocumentedModule, DocumentedSymbol, Words } from '../js/words-types';
import type { SymbolKind } from '../js/types';
import { chromeTranslator, fence, indent, labelled, PageText } from './page-text';

/** Anchors of the sections, those of the original site: the same in every language. */
const sectionAnchors: Record<SymbolKind, string> = {
  reference: 'references',
  enum: 'enumerations',
  class: 'classes',
  interface: 'interfaces',
  type: 'type-aliases',
  variable: 'variables',
  function: 'functions',
};

/** Anchors of the original site that the numbering rule does not give, by the entry they lead to. */
const formerAnchors: ReadonlyMap<string, string> = new Map([
  ['event#event', 'event-1'],
  ['shell#eventemittere', 'constructor-2'],
]);

/** Fewer members than this need no table in front of them. */
const shortList = 4;

/** Page of a module, as a content file would write it: the one parse then gives headings, search records and markup. */
export function toModulePage(
  module: DocumentedModule,
  order: number,
  locale: Locale,
  chrome: Locale = locale,
): PageSource {
  const t = chromeTranslator(locale, chrome);
  const text = new PageText().add(module.intro);
  addAllowlist(text, module, t);
  if (module.security) text.add(`## ${t('api.page.security')} {#security}`).add(module.security);
  text.add('<Filter />');
  for (const { kind, symbols } of module.sections) {
    text.add(`## ${t(`api.page.section.${kind}`)} {#${sectionAnchors[kind]}}`);
    for (const symbol of symbols) addSymbol(text, symbol, module.name, t);
  }
  return {
    route: `/v1/api/js/${module.name}`,
    locale,
    ...(chrome === locale ? {} : { chrome }),
    file: module.file,
    frontMatter: {
      title: module.name,
      description: module.description,
      order,
      toc: [2, 3],
      draft: false,
      authors: [],
    },
    body: text.toString(),
    bodyLine: 1,
    lineMap: text.lineMap,
  };
}

/** Index of the modules. */
export function toModuleIndex(
  modules: DocumentedModule[],
  locale: Locale,
  chrome: Locale = locale,
): PageSource {
  const t = chromeTranslator(locale, chrome);
  const rows = modules.map(({ name, description }) =>
    item(t, `[\`${name}\`](/v1/api/js/${name})`, lowerFirst(description)),
  );
  return {
    route: '/v1/api/js',
    locale,
    ...(chrome === locale ? {} : { chrome }),
    // Where these words stand.
    file: 'lib/api-reference/pages/js-page.ts',
    frontMatter: {
      title: '@tauri-apps/api',
      description: getTranslator(locale)('api.page.jsDescription'),
      toc: [2, 3],
      draft: false,
      authors: [],
    },
    body: [
      '<Partial name="api-js-intro" />',
      '',
      `## ${t('api.page.modules')} {#modules}`,
      '',
      ...rows,
      '',
    ].join('\n'),
    bodyLine: 1,
  };
}

function addAllowlist(text: PageText, module: DocumentedModule, t: Translate): void {
  if (module.allowlist.length === 0) return;
  text.add(`## ${t('api.page.allowlist')} {#allowlist}`).add('<Partial name="api-allowlist" />');
  text.add(
    [
      `| ${t('api.page.allowlistKey')} | ${t('api.page.allowlistEffect')} |`,
      '| --- | --- |',
      ...module.allowlist.map(
        ({ key, text: effect }) =>
          `| \`${key}\` | ${effect.trim().replace(/\n+/g, ' ').replace(/\|/g, '\\|')} |`,
      ),
    ].join('\n'),
  );
}

function addSymbol(text: PageText, symbol: DocumentedSymbol, module: string, t: Translate): void {
  text.from(symbol.words.line).add(`### ${escapeName(symbol.name)} {${ids(module, symbol.anchor)}}`);
  text.add(`<Signature module="${module}" anchor="${symbol.anchor}" />`);
  addWords(text, symbol.words, t);
  if (!('members' in symbol)) return;
  if (symbol.members.length >= shortList)
    text.add(`<Members module="${module}" anchor="${symbol.anchor}" />`);
  for (const member of symbol.members) addMember(text, member, module, symbol.name, t);
}

function addMember(
  text: PageText,
  member: DocumentedMember,
  module: string,
  owner: string,
  t: Translate,
): void {
  const name = member.kind === 'constructor' ? `new ${owner}` : member.name;
  text.from(member.words.line).add(`#### ${escapeName(name)} {${ids(module, member.anchor)}}`);
  text.add(`<Signature module="${module}" anchor="${member.anchor}" />`);
  addWords(text, member.words, t);
}

function addWords(text: PageText, words: Words, t: Translate): void {
  text.add(words.text);
  const named = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, about]) => item(t, `\`${name}\``, indent(about)));
  const typeParams = named(words.typeParams);
  const params = named(words.params);
  if (typeParams.length > 0) text.add(`**${t('api.page.typeParams')}**`).add(typeParams.join('\n'));
  if (params.length > 0) text.add(`**${t('api.page.params')}**`).add(params.join('\n'));
  text.add(labelled(t, 'returns', words.returns)).add(labelled(t, 'throws', words.throws));
  text.add(labelled(t, 'platforms', words.platforms)).add(labelled(t, 'security', words.security));
  text.add(fence(words.example, 'ts'));
}

/** `#event #event-1`: the anchor of an entry and its former one. */
function ids(module: string, anchor: string): string {
  const former = formerAnchors.get(`${module}#${anchor}`);
  return `#${anchor}${former ? ` #${former}` : ''}`;
}

/** `- name : text`, with the punctuation of the language. */
function item(t: Translate, name: string, text: string): string {
  return `- ${t('api.page.item', { name, text })}`;
}

/** Names as text: `EventEmitter<E>` must not be read as an element. */
export function escapeName(name: string): string {
  return name.replace(/[<>{}_*$]/g, '\\$&');
}

function lowerFirst(text: string): string {
  return /^[A-ZÀ-Ý][a-zà-ÿ’']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
