import type { PageSource } from '../../content/types';
import type { Locale } from '../../site/config';
import type { DocumentedMember, DocumentedModule, DocumentedSymbol, Words } from '../js/words-types';
import type { SymbolKind } from '../js/types';
import { fence, indent, PageText } from './page-text';

const sectionTitles: Record<SymbolKind, string> = {
  reference: '## Réexportations {#references}',
  enum: '## Énumérations {#enumerations}',
  class: '## Classes {#classes}',
  interface: '## Interfaces {#interfaces}',
  type: '## Alias de types {#type-aliases}',
  variable: '## Variables {#variables}',
  function: '## Fonctions {#functions}',
};

/** Anchors of the original site that the numbering rule does not give, by the entry they lead to. */
const formerAnchors: ReadonlyMap<string, string> = new Map([
  ['event#event', 'event-1'],
  ['shell#eventemittere', 'constructor-2'],
]);

/** Fewer members than this need no table in front of them. */
const shortList = 4;

/** Page of a module, as a content file would write it: the one parse then gives headings, search records and markup. */
export function toModulePage(module: DocumentedModule, order: number, locale: Locale): PageSource {
  const text = new PageText().add(module.intro);
  addAllowlist(text, module);
  if (module.security) text.add('## Sécurité {#security}').add(module.security);
  text.add('<Filter />');
  for (const section of module.sections) {
    text.add(sectionTitles[section.kind]);
    for (const symbol of section.symbols) addSymbol(text, symbol, module.name);
  }
  return {
    route: `/v1/api/js/${module.name}`,
    locale,
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
export function toModuleIndex(modules: DocumentedModule[], locale: Locale): PageSource {
  const rows = modules.map(
    ({ name, description }) => `- [\`${name}\`](/v1/api/js/${name}) : ${lowerFirst(description)}`,
  );
  return {
    route: '/v1/api/js',
    locale,
    // Where these words stand.
    file: 'lib/api-reference/pages/js-page.ts',
    frontMatter: {
      title: '@tauri-apps/api',
      description:
        'Les 17 modules du paquet @tauri-apps/api 1.6 : ce que chacun fait, ses autorisations et ses fonctions, avec un exemple pour chacune.',
      toc: [2, 3],
      draft: false,
      authors: [],
    },
    body: ['<Partial name="api-js-intro" />', '', '## Modules {#modules}', '', ...rows, ''].join('\n'),
    bodyLine: 1,
  };
}

function addAllowlist(text: PageText, module: DocumentedModule): void {
  if (module.allowlist.length === 0) return;
  text.add('## Autorisations {#allowlist}').add('<Partial name="api-allowlist" />');
  text.add(
    [
      '| Clé sous `tauri.allowlist` | Effet |',
      '| --- | --- |',
      ...module.allowlist.map(
        ({ key, text: effect }) =>
          `| \`${key}\` | ${effect.trim().replace(/\n+/g, ' ').replace(/\|/g, '\\|')} |`,
      ),
    ].join('\n'),
  );
}

function addSymbol(text: PageText, symbol: DocumentedSymbol, module: string): void {
  text.from(symbol.words.line).add(`### ${escapeName(symbol.name)} {${ids(module, symbol.anchor)}}`);
  text.add(`<Signature module="${module}" anchor="${symbol.anchor}" />`);
  addWords(text, symbol.words);
  if (!('members' in symbol)) return;
  if (symbol.members.length >= shortList)
    text.add(`<Members module="${module}" anchor="${symbol.anchor}" />`);
  for (const member of symbol.members) addMember(text, member, module, symbol.name);
}

function addMember(text: PageText, member: DocumentedMember, module: string, owner: string): void {
  const name = member.kind === 'constructor' ? `new ${owner}` : member.name;
  text.from(member.words.line).add(`#### ${escapeName(name)} {${ids(module, member.anchor)}}`);
  text.add(`<Signature module="${module}" anchor="${member.anchor}" />`);
  addWords(text, member.words);
}

function addWords(text: PageText, words: Words): void {
  text.add(words.text);
  const named = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, about]) => `- \`${name}\` : ${indent(about)}`);
  const typeParams = named(words.typeParams);
  const params = named(words.params);
  if (typeParams.length > 0) text.add('**Paramètres de type**').add(typeParams.join('\n'));
  if (params.length > 0) text.add('**Paramètres**').add(params.join('\n'));
  text.add(labelled('Résultat', words.returns)).add(labelled('Erreurs', words.throws));
  text.add(labelled('Selon le système', words.platforms)).add(labelled('Sécurité', words.security));
  text.add(fence(words.example, 'ts'));
}

/** `#event #event-1`: the anchor of an entry and its former one. */
function ids(module: string, anchor: string): string {
  const former = formerAnchors.get(`${module}#${anchor}`);
  return `#${anchor}${former ? ` #${former}` : ''}`;
}

/** `**Résultat :** texte`, or nothing. */
export function labelled(label: string, words: string | undefined): string | undefined {
  return words ? `**${label} :** ${words.trim()}` : undefined;
}

/** Names as text: `EventEmitter<E>` must not be read as an element. */
export function escapeName(name: string): string {
  return name.replace(/[<>{}_*$]/g, '\\$&');
}

function lowerFirst(text: string): string {
  return /^[A-ZÀ-Ý][a-zà-ÿ’']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
