import type { GlossaryIndex } from './glossary';
import { fold, isStopWord, tellingTokens, toWord, type Word } from './words';

/** One thing the reader asks for: a word, an identifier or a phrase, with what means the same. */
export type Demand = {
  /** The words; all of them must stand in a place that matches. */
  words: Word[];
  /** An identifier as a whole. */
  whole?: Word;
  /** Equivalent words or phrases. */
  equivalents: Word[][];
  /** True for the last demand while it may still be being typed. */
  open: boolean;
};

export type Query = {
  /** The whole query, folded, for exact names. */
  exact: string;
  /** The query as it was written. */
  written: string;
  /** Written like a name of the interface rather than in words: `setTitle`, `build.devPath`, `--debug`. */
  isIdentifier: boolean;
  demands: Demand[];
};

const longestQuery = 200;
const mostWords = 12;

/** Well-formed text of bounded length, in one line: what both back ends are asked. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Understands a query: what is asked for, phrase by phrase. */
export function readQuery(text: string, glossary: GlossaryIndex): Query {
  const clean = cleanQuery(text);
  const tokens = tellingTokens(clean)
    .slice(0, mostWords)
    .map(({ surface, parts }) => ({
      whole: toWord(surface),
      parts: parts.filter((part) => !isStopWord(part)).map(toWord),
    }));
  const translations = glossary.translate(
    tokens.map(({ whole, parts }) => (parts.length > 0 ? '' : whole.stem)),
  );
  const demands: Demand[] = [];
  for (let place = 0; place < tokens.length;) {
    const found = translations.find(({ start }) => start === place);
    const own = tokens.slice(place, place + (found?.length ?? 1));
    place += own.length;
    const [{ whole, parts }] = own as [(typeof own)[number]];
    const words = parts.length > 0 ? parts : own.map((token) => token.whole);
    const equivalents = found ? toWords(found.phrases, words) : [];
    demands.push({
      words,
      equivalents,
      open: place >= tokens.length && !/\s$/.test(text),
      ...(parts.length > 0 ? { whole } : {}),
    });
  }
  return {
    exact: exactName(clean),
    written: clean,
    isIdentifier: /^\S+$/.test(clean) && /\p{Ll}\p{Lu}|[._]|^--?\w/u.test(clean),
    demands,
  };
}

/** Phrases as words, without the one that was asked for itself. */
export function toWords(phrases: string[][], asked: Word[]): Word[][] {
  const own = asked.map((word) => word.surface).join(' ');
  return phrases.filter((phrase) => phrase.join(' ') !== own).map((phrase) => phrase.map(toWord));
}

/** `"window.__TAURI__.fs.readTextFile()"` → `"fs.readtextfile"`: the query as an exact name. */
function exactName(clean: string): string {
  return fold(clean)
    .replace(/^["'`]+|["'`:=]+$/g, '')
    .replace(/^window\.__tauri__\./, '')
    .replace(/\(.*\)$/, '')
    .replace(/\[\d*\]/g, '');
}
