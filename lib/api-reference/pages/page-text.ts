import { foreignAttributes } from '../../i18n/fallback';
import { getTranslator, type Translate } from '../../i18n/translator';
import type { Locale } from '../../site/config';

/** Text of a generated page, which remembers for each of its lines the line of the words file it comes from. */
export class PageText {
  private readonly lines: string[] = [];
  readonly lineMap: number[] = [];
  private sourceLine = 1;

  /** What follows comes from this line of the words file. */
  from(line: number | undefined): this {
    if (line !== undefined) this.sourceLine = line;
    return this;
  }

  /** Adds a block and a blank line after it; nothing for an absent text. */
  add(block: string | undefined): this {
    if (!block?.trim()) return this;
    for (const line of [...block.trim().split('\n'), '']) {
      this.lines.push(line);
      this.lineMap.push(this.sourceLine);
    }
    return this;
  }

  toString(): string {
    return this.lines.join('\n');
  }
}

/** A fenced block; the fence is longer than any inside the code. */
export function fence(code: string | undefined, info: string): string | undefined {
  if (!code?.trim()) return undefined;
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map((match) => match[0].length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code.trim()}\n${mark}`;
}

/** Continues a Markdown text inside a list item. */
export function indent(text: string): string {
  return text.trim().replace(/\n/g, '\n  ');
}

/**
 * Interface words of a page whose descriptions may be in another language: there each word says its own. Messages with
 * arguments are patterns around other words, and stay as they are.
 */
export function chromeTranslator(language: Locale, chrome: Locale): Translate {
  const t = getTranslator(chrome);
  if (chrome === language) return t;
  const { lang = '' } = foreignAttributes(chrome, language);
  const marked = (key: Parameters<Translate>[0], values?: Parameters<Translate>[1]): string =>
    values ? t(key, values) : `<span lang="${lang}">${t(key)}</span>`;
  return marked as Translate;
}

type Label = 'since' | 'returns' | 'throws' | 'platforms' | 'security';

/** `**Résultat :** texte`, with the words and the punctuation of the language, or nothing. */
export function labelled(t: Translate, label: Label, text: string | undefined): string | undefined {
  return text ? t('api.page.labelled', { label: t(`api.page.${label}`), text: text.trim() }) : undefined;
}
