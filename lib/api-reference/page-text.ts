import type { PhrasingContent, RootContent } from 'mdast';
import type { FrontMatter, PageSource } from '../content/types';
import { foreignAttributes } from '../i18n/fallback';
import { getTranslator, type Translate } from '../i18n/translator';
import { FactNodes, type PageLanguages } from './fact-nodes';
import type { Description } from './types';

type Entry = {
  /** Includes its level: `### name`. */
  heading: string;
  /** The first is the id; the others are former ones, if any. */
  anchors: (string | undefined)[];
  facts: RootContent[];
  description: Description | undefined;
  /** Language and title of the example. */
  code: string;
  /** For entries longer than a line of facts and a line of text. */
  card?: boolean;
  /** Shows the version that added the entry, where its facts do not. */
  showSince?: boolean;
  /** The example is collapsed. */
  foldExample?: boolean;
  /** Facts about a parameter, for the table of parameters. */
  parameter?: (name: string) => { type: PhrasingContent[]; use: PhrasingContent[] };
};

const listStart = /^(?:[-*]|\d+\.) /;

/**
 * Builds the text of a generated page and maps each of its lines to a line of the description file. The text holds the
 * descriptions only: facts are kept as nodes, which replace `<Facts of="…" />` after the page has been checked and indexed.
 */
export class PageText {
  readonly t: Translate;
  readonly nodes: FactNodes;
  private readonly facts: RootContent[][] = [];
  private readonly lines: string[] = [];
  private readonly lineMap: number[] = [];
  private sourceLine = 1;

  constructor(private readonly languages: PageLanguages) {
    this.t = chromeTranslator(languages);
    this.nodes = new FactNodes(languages);
  }

  /** Adds a block and a blank line; nothing if the block is empty. */
  add(block: string | undefined): this {
    if (!block?.trim()) return this;
    for (const line of [...block.trim().split('\n'), '']) {
      this.lines.push(line);
      this.lineMap.push(this.sourceLine);
    }
    return this;
  }

  /** Adds an entry: its heading, facts, description, parameters and example. */
  addEntry({ heading, anchors, facts, description, code, ...options }: Entry): this {
    if (!description) throw new Error(`${heading}: the entry has no description`);
    const { t } = this;
    const since =
      options.showSince && description.since
        ? t('api.page.version', { version: description.since })
        : undefined;
    this.sourceLine = description.line;
    this.add(options.card ? '<Entry card>' : '<Entry>')
      .add(`${heading} {${anchors.flatMap((anchor) => (anchor ? `#${anchor}` : [])).join(' ')}}`)
      .add(facts.length > 0 ? this.keep(facts) : undefined)
      .add(description.text);
    const typeParams = Object.entries(description.typeParams).map(([name, about]) =>
      listItem(t, `\`${name}\``, about.trim().replace(/\n/g, '\n  ')),
    );
    if (typeParams.length > 0) this.add(`**${t('api.page.typeParams')}**`).add(typeParams.join('\n'));
    this.add(this.parameterTable(description.params, options.parameter));
    for (const label of ['returns', 'throws', 'since', 'platforms', 'security'] as const) {
      const text = label === 'since' ? since : description[label];
      if (text) this.addLabelled(t(`api.page.${label}`), text.trim());
    }
    const example = fence(description.example, code);
    if (example && options.foldExample) this.add('<Example>').add(example).add('</Example>');
    else this.add(example);
    return this.add('</Entry>');
  }

  /** Puts the label before a text, and on a line of its own above a list. */
  private addLabelled(label: string, text: string): void {
    const { t } = this;
    if (listStart.test(text)) this.add(t('api.page.labelled', { label, text: '' }).trim()).add(text);
    else this.add(t('api.page.labelled', { label, text }));
  }

  private parameterTable(params: Description['params'], parameter: Entry['parameter']): string | undefined {
    const { t } = this;
    const rows = Object.entries(params).map(([name, meaning]) => {
      const { type = [], use = [] } = parameter?.(name) ?? {};
      return [`\`${name}\``, this.keep(type), this.keep(use), meaning];
    });
    if (rows.length === 0) return undefined;
    return table([t('api.param.name'), t('api.type'), t('api.use'), t('api.param.meaning')], rows);
  }

  private keep(facts: RootContent[]): string {
    return `<Facts of="${this.facts.push(facts) - 1}" />`;
  }

  /** The page with what has been added; `file` is the one that faults name. */
  toPage(
    route: string,
    file: string,
    frontMatter: Pick<FrontMatter, 'title' | 'sidebarLabel' | 'description' | 'order' | 'toc'>,
  ): PageSource {
    const { locale, chrome } = this.languages;
    return {
      route,
      locale,
      ...(chrome === locale ? {} : { chrome }),
      file,
      frontMatter: { ...frontMatter, draft: false, authors: [] },
      body: this.lines.join('\n'),
      bodyLine: 1,
      lineMap: this.lineMap,
      facts: this.facts,
    };
  }
}

/** `- name : text`, with the punctuation of the language. */
export function listItem(t: Translate, name: string, text: string): string {
  return `- ${t('api.page.item', { name, text })}`;
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const toCell = (text: string): string => text.trim().replace(/\n+/g, ' ').replace(/\|/g, '\\|');
  const toLine = (cells: string[]): string => `| ${cells.map(toCell).join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(toLine).join('\n');
}

/** Escapes a name so that `EventEmitter<E>` is not parsed as an element. */
export function escapeName(name: string): string {
  return name.replace(/[<>{}_*$]/g, '\\$&');
}

/** A fenced block; the fence is longer than any inside the code. */
function fence(code: string | undefined, info: string): string | undefined {
  if (!code?.trim()) return undefined;
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map((match) => match[0].length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code.trim()}\n${mark}`;
}

/**
 * Labels of a page whose text may be in another language: there each label carries its own `lang`. Messages with
 * arguments surround text of the page and stay unmarked.
 */
function chromeTranslator({ locale, chrome }: PageLanguages): Translate {
  const t = getTranslator(chrome);
  if (chrome === locale) return t;
  const { lang = '' } = foreignAttributes(chrome, locale);
  const marked = (key: Parameters<Translate>[0], values?: Parameters<Translate>[1]): string =>
    values ? t(key, values) : `<span lang="${lang}">${t(key)}</span>`;
  return marked as Translate;
}
