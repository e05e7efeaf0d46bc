import type { RuleId } from '../rules';
import type { Fault } from '../types';
import { wordings } from './wordings';
import { editAt, GAP, type Prose } from './prose';

type Found = {
  rule: RuleId;
  index: number;
  snippet: string;
  values?: Record<string, string>;
  /** What to write instead, when that is sure. */ text?: string;
};

/** French typography and the house's usage. What the build corrects by itself (no-break spaces, apostrophes) is not asked of authors. */
export function checkTypography(file: string, prose: Prose): Fault[] {
  return [...findMarks(prose.text), ...findWords(prose.text)].map(
    ({ rule, index, snippet, values = {}, text }) => {
      const place = prose.place(index, snippet);
      return { file, ...place, rule, values, ...(text === undefined ? {} : editAt(place, snippet, text)) };
    },
  );
}

function findMarks(text: string): Found[] {
  return [
    ...each(text, /\.{3}/g, ([snippet, index]) => ({ rule: 'ellipsis', index, snippet, text: '…' })),
    ...each(text, /"([^"\n]{1,80})"|“([^”\n]{1,80})”/g, ([snippet, index, straight, curly]) => ({
      rule: 'quotes',
      index,
      snippet,
      values: { text: straight ?? curly ?? '' },
      text: `« ${straight ?? curly ?? ''} »`,
    })),
    ...each(
      text,
      new RegExp(`[\\p{L}\\p{N})»%${GAP}]([:;?!])(?=\\s|$)(?!\\s*»)`, 'gu'),
      ([whole, index, mark = '']) => ({
        rule: 'space-before-mark',
        index: index + whole.length - 1,
        snippet: mark,
        values: { mark, text: `${whole.slice(0, -1).replace(GAP, '`…`')} ${mark}` },
        text: ` ${mark}`,
      }),
    ),
    ...each(text, /(?<=\p{L}) +([,.])(?=\s|$)/gu, ([snippet, index, mark = '']) => ({
      rule: 'space-before-comma',
      index,
      snippet,
      values: { mark },
      text: mark,
    })),
    ...each(text, /[\u200B-\u200F\u202A-\u202E\u2060\u00AD\uFEFF]/g, ([snippet, index]) => ({
      rule: 'invisible-character',
      index,
      snippet,
      values: { code: `U+${(snippet.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` },
      text: '',
    })),
    ...each(text, /(?<=\p{L}[ \u00A0\u202F]?)!(?=\s|$)/gu, ([snippet, index]) => ({
      rule: 'exclamation',
      index,
      snippet,
    })),
    ...each(text, /—/g, ([snippet, index]) => ({ rule: 'em-dash', index, snippet })),
  ];
}

const doubled = new Set(['nous', 'vous']);

function findWords(text: string): Found[] {
  return [
    ...each(
      text,
      /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu,
      ([snippet, index, word = '']): Found | undefined =>
        doubled.has(word.toLowerCase())
          ? undefined
          : { rule: 'repeated-word', index, snippet: snippet.split('\n')[0] ?? snippet, values: { word } },
    ),
    ...each(text, /(?<!\p{L})(c|s|v|n|ch|m)(oeu)(\p{L}*)/giu, ([snippet, index]) => {
      const fixed = snippet.replace(/oe/i, 'œ');
      return { rule: 'ligature', index, snippet, values: { word: snippet, text: fixed }, text: fixed };
    }),
    ...wordings.flatMap(({ pattern, instead, reason, fix }) =>
      each(text, pattern, ([snippet, index]): Found => {
        const replacement = fix?.(snippet);
        return {
          rule: 'wording',
          index,
          snippet,
          values: {
            word: snippet,
            text: replacement ?? instead,
            'reason.fr': reason.fr,
            'reason.en': reason.en,
          },
          ...(replacement === undefined ? {} : { text: replacement }),
        };
      }),
    ),
  ];
}

type Hit = [snippet: string, index: number, ...groups: (string | undefined)[]];

function each(text: string, pattern: RegExp, make: (hit: Hit) => Found | undefined): Found[] {
  return [...text.matchAll(pattern)].flatMap(
    (match) => make([match[0], match.index, ...match.slice(1)]) ?? [],
  );
}
