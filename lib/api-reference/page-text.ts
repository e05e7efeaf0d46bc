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

  /** Adds a heading and the component that shows the facts of an entry, then its words. */
  addEntry(
    heading: string,
    facts: string,
    words: Words | undefined,
    options: { showSince?: boolean; code: string },
  ): this {
    if (!words) throw new Error(`${heading}: the entry has no words`);
    const { t } = this;
    const since =
      options.showSince && words.since ? t('api.page.version', { version: words.since }) : undefined;
    const labelled = (label: 'since' | 'returns' | 'throws' | 'platforms' | 'security', text?: string) =>
      this.add(text && t('api.page.labelled', { label: t(`api.page.${label}`), text: text.trim() }));
    const list = (label: 'typeParams' | 'params') => {
      const items = Object.entries(words[label]).map(([name, about]) =>
        listItem(t, `\`${name}\``, about.trim().replace(/\n/g, '\n  ')),
      );
      if (items.length > 0) this.add(`**${t(`api.page.${label}`)}**`).add(items.join('\n'));
    };
    this.sourceLine = words.line;
    this.add(heading).add(facts).add(words.text);
    list('typeParams');
    list('params');
    labelled('returns', words.returns);
    labelled('throws', words.throws);
    labelled('since', since);
    labelled('platforms', words.platforms);
    labelled('security', words.security);
    return this.add(fence(words.example, options.code));
  }

  toPage(
    route: string,
    file: string,
    frontMatter: { title: string; description: string; order?: number; toc: [number, number] },
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
