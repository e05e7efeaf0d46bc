import type { PageSource } from '../content/types';
import { foreignAttributes } from '../i18n/fallback';
import { getTranslator, type Translate } from '../i18n/translator';
import type { Locale } from '../site/config';
import type { Words } from './types';

/** Language of a page's words, and of its labels if that differs. */
export type PageLanguages = { locale: Locale; chrome: Locale };

/** Builds the text of a generated page and maps each of its lines to a line of the words file. */
export class PageText {
  readonly t: Translate;
  private readonly lines: string[] = [];
  private readonly lineMap: number[] = [];
  private sourceLine = 1;

  constructor(private readonly languages: PageLanguages) {
    this.t = chromeTranslator(languages);
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

  /** Adds a card: a heading, the component that shows the facts of an entry, then its words. */
  addEntry(
    heading: string,
    facts: string,
    words: Words | undefined,
    options: {
      code: string;
      /** For entries that are more than a line of facts and a line of text. */
      card?: boolean;
      /** Shows the version that added the entry, where its facts do not. */
      showSince?: boolean;
      /** The example is shown on request. */
      foldExample?: boolean;
      /** Module and anchor of an entry whose parameters have types. */
      params?: string;
    },
  ): this {
    if (!words) throw new Error(`${heading}: the entry has no words`);
    const { t } = this;
    const since =
      options.showSince && words.since ? t('api.page.version', { version: words.since }) : undefined;
    this.sourceLine = words.line;
    this.add(options.card ? '<Entry card>' : '<Entry>')
      .add(heading)
      .add(facts)
      .add(words.text);
    const typeParams = Object.entries(words.typeParams).map(([name, about]) =>
      listItem(t, `\`${name}\``, about.trim().replace(/\n/g, '\n  ')),
    );
    if (typeParams.length > 0) this.add(`**${t('api.page.typeParams')}**`).add(typeParams.join('\n'));
    this.add(this.paramTable(words.params, options.params));
    for (const label of ['returns', 'throws', 'since', 'platforms', 'security'] as const) {
      const text = label === 'since' ? since : words[label];
      this.add(text && t('api.page.labelled', { label: t(`api.page.${label}`), text: text.trim() }));
    }
    const example = fence(words.example, options.code);
    if (example && options.foldExample) this.add('<Example>').add(example).add('</Example>');
    else this.add(example);
    return this.add('</Entry>');
  }

  /** Parameters with type, use and meaning. The components hold what comes from the structure, so that the text is words only. */
  private paramTable(params: Words['params'], entry: string | undefined): string | undefined {
    const names = Object.keys(params);
    if (names.length === 0) return undefined;
    const { t } = this;
    const rows = names.map((name) => {
      const cell = (show: string): string => `<Param ${entry} name="${name}" show="${show}" />`;
      return [`\`${name}\``, cell('type'), cell('use'), params[name] ?? ''];
    });
    return table([t('api.param.name'), t('api.type'), t('api.use'), t('api.param.meaning')], rows);
  }

  toPage(
    route: string,
    file: string,
    frontMatter: {
      title: string;
      sidebarLabel?: string;
      description: string;
      order?: number;
      toc: [number, number] | false;
    },
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
 * Labels of a page whose words may be in another language: there each label carries its own `lang`. Messages with
 * arguments are patterns around words of the page, and stay as they are.
 */
function chromeTranslator({ locale, chrome }: PageLanguages): Translate {
  const t = getTranslator(chrome);
  if (chrome === locale) return t;
  const { lang = '' } = foreignAttributes(chrome, locale);
  const marked = (key: Parameters<Translate>[0], values?: Parameters<Translate>[1]): string =>
    values ? t(key, values) : `<span lang="${lang}">${t(key)}</span>`;
  return marked as Translate;
}
