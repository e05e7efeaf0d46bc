import type { PhrasingContent } from 'mdast';
import { foreignAttributes } from '../i18n/fallback';
import { getTranslator, type Translate } from '../i18n/translator';
import { element, text, type Attributes } from '../content/nodes';
import { toHref, type Locale } from '../site/config';
import type { Code } from './signature';
import type { TypeRef } from './types';
import type { Counterpart } from './version-two';

/** Language of a page's words, and of its labels if that differs. */
export type PageLanguages = { locale: Locale; chrome: Locale };

/** Types that every reader knows need no link. */
const usualTypes = new Set(
  'string number boolean void any unknown never null undefined this Promise Record Array Omit'.split(' '),
);

/**
 * Converts facts of the structure to nodes of the page's syntax tree, the source of both the HTML and the Markdown file.
 * A `FactList` holds `Fact`s; these hold codes and badges.
 */
export class FactNodes {
  readonly t: Translate;
  /** `lang` of the labels, where the words of the page are in another language. */
  readonly language: Attributes;

  constructor(readonly languages: PageLanguages) {
    const { locale, chrome } = languages;
    this.t = getTranslator(chrome);
    this.language = foreignAttributes(chrome, locale);
  }

  /** `line`: the Markdown file shows the facts on one line instead of as a list. */
  list(facts: PhrasingContent[], line = false): PhrasingContent[] {
    return facts.length > 0 ? [element('FactList', { line, ...this.language }, facts)] : [];
  }

  codeFact(label: Parameters<Translate>[0], code: string, className?: string): PhrasingContent {
    return fact({ label: this.t(label), ...(className && { className }) }, [this.code([code])]);
  }

  /** Where a configuration entry or a command-line option is in v2; nothing if it has not changed. */
  counterpart({ names, same }: Counterpart): PhrasingContent[] {
    if (same) return [];
    const { t } = this;
    const badges = names.length > 0 ? [] : [badge(t('api.v2.none'))];
    const codes = names.map((name) => this.code([name]));
    return [fact({ label: t('api.v2.label'), className: 'minor' }, withCommas(codes), badges)];
  }

  /** Code whose names link to their definitions. `copyable` code gets a copy button. */
  code(code: Code, copyable = false): PhrasingContent {
    return element(copyable ? 'CopyCode' : 'code', {}, this.linked(code));
  }

  linked(code: Code): PhrasingContent[] {
    return code.map((piece) => {
      if (typeof piece === 'string') return text(piece);
      if (!piece.ref || usualTypes.has(piece.text)) return text(piece.text);
      return { type: 'link', url: this.addressOf(piece.ref), children: [text(piece.text)] };
    });
  }

  private addressOf(ref: TypeRef | string): string {
    if (typeof ref === 'string') return `#${ref === 'Config' ? 'configuration' : ref.toLowerCase()}`;
    if ('url' in ref) return ref.url;
    return `${toHref(`/v1/api/js/${ref.module}`, this.languages.chrome)}#${ref.anchor}`;
  }
}

type FactAttributes = {
  label?: string;
  /** The page shows no label, because the code is clear without one. The Markdown file has it. */
  bare?: boolean;
  /** Collapsed until the reader opens it. */
  folded?: boolean;
  /** `type`, `badge`, or `minor` for facts on the second line of an entry. */
  className?: string;
};

/** A `<Fact>` node: pieces of code, then badges, with a space between elements. */
export function fact(
  attributes: FactAttributes,
  codes: PhrasingContent[],
  badges: PhrasingContent[] = [],
): PhrasingContent {
  const spaced = [...codes, ...badges].flatMap((one, index) =>
    index > 0 && 'name' in one ? [text(' '), one] : [one],
  );
  return element('Fact', attributes, spaced);
}

/** Commas between the codes of one fact. */
export function withCommas(codes: PhrasingContent[]): PhrasingContent[] {
  return codes.flatMap((code, index) => (index > 0 ? [text(','), code] : [code]));
}

/** A short label after the code of a fact, e.g. that a key is deprecated. */
export function badge(words: string, className = 'badge'): PhrasingContent {
  return element('span', { className }, [text(words)]);
}
