import type { Glossary } from '../types';
import { fold, isStopWord, readWords, stem, tellingTokens, toWord, type Word } from './words';

/** One thing the reader asks for: a word, an identifier or a phrase, with its equivalents. */
export type Demand = {
  /** A matching place contains all of them. */
  words: Word[];
  /** An identifier as a whole; `words` are then its parts. */
  whole?: Word;
  equivalents: Word[][];
  /** How much it counts: less for a word that questions about everything have. */
  weight: number;
  /** True for the last demand while the reader may still be typing it. */
  open: boolean;
};

export type Query = {
  /** The whole query, folded, to compare with exact names. */
  exact: string;
  written: string;
  /** Written like an identifier rather than in words: `setTitle`, `build.devPath`, `--debug`. */
  isIdentifier: boolean;
  demands: Demand[];
};

const MAX_WORDS = 12;
const WEAK_WEIGHT = 0.4;
const weakWords = new Set(
  (
    'app appli applis application applications logiciel logiciels programme programmes projet tauri electron nwjs nw ' +
    'veux veut voudrais voudrait aimerais peux sait savoir possible moyen besoin arrive dois ca mettre mets met utiliser utilise utilisateur utilisateurs ordinateur pc marche fonctionne ' +
    'equivalent exemple facon maniere solution truc chose quelque mode vraiment bonjour merci svp aide essaie essaye souhaite permet permettre gerer exactement simplement facilement directement doit propose'
  ).split(' '),
);

/** Splits each phrase of a glossary into words. */
export function readGlossary(glossary: Glossary): string[][][] {
  return glossary.map((group) =>
    group.map((phrase) => readWords(phrase).map((word) => word.surface)).filter((words) => words.length > 0),
  );
}

/** Looks up phrases of the glossary by the stems of their words. */
export class GlossaryIndex {
  private readonly groups = new Map<string, string[][][]>();
  private longest = 1;

  constructor(groups: string[][][]) {
    for (const phrases of groups)
      for (const words of phrases) {
        const key = words.map(stem).join(' ');
        this.groups.set(key, [...(this.groups.get(key) ?? []), phrases]);
        this.longest = Math.max(this.longest, words.length);
      }
  }

  /** Returns the longest phrase at the start of the words, with the phrases that mean the same. */
  match(words: readonly Word[]): { length: number; phrases: Word[][] } | undefined {
    for (let length = Math.min(this.longest, words.length); length > 0; length--) {
      const own = words.slice(0, length);
      const groups = this.groups.get(own.map((word) => word.stem).join(' '));
      if (groups) return { length, phrases: withoutOwn(groups.flat(), own) };
    }
    return undefined;
  }
}

/** Leaves out the reader's own phrase and repetitions: scoring them again takes an eighth of a query's time. */
function withoutOwn(phrases: string[][], own: readonly Word[]): Word[][] {
  const written = own.map((word) => word.surface).join(' ');
  return [...new Set(phrases.map((phrase) => phrase.join(' ')))]
    .filter((phrase) => phrase !== written)
    .map((phrase) => phrase.split(' ').map(toWord));
}

/** Parses a query (one clean line) into demands. */
export function readQuery(text: string, glossary: GlossaryIndex): Query {
  const written = text.trim();
  const tokens = tellingTokens(written)
    .slice(0, MAX_WORDS)
    .map(({ surface, parts }) => ({
      whole: toWord(surface),
      parts: parts.filter((part) => !isStopWord(part)).map(toWord),
    }));
  const demands: Demand[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = tokens.findIndex(({ parts }, index) => index >= at && parts.length > 0);
    const plain = tokens.slice(at, end < 0 ? undefined : end).map((token) => token.whole);
    const match = glossary.match(plain);
    const { whole, parts } = tokens[at] as (typeof tokens)[number];
    const words = parts.length > 0 ? parts : plain.slice(0, match?.length ?? 1);
    at += match?.length ?? 1;
    const open = at >= tokens.length && !/\s$/.test(text);
    demands.push({ ...toDemand(words, match?.phrases), open, ...(parts.length > 0 ? { whole } : {}) });
  }
  const isIdentifier = /^\S+$/.test(written) && /\p{Ll}\p{Lu}|[._]|^--?\w/u.test(written);
  return { exact: toExactName(written), written, isIdentifier, demands };
}

function toDemand(words: Word[], equivalents: Word[][] = []): Demand {
  const isWeak = words.length === 1 && weakWords.has(words[0]?.surface ?? '');
  return { words, equivalents, weight: isWeak ? WEAK_WEIGHT : 1, open: false };
}

/** Returns a demand for each word of a demand that nothing meets as a whole. */
export function splitDemand({ words }: Demand, glossary: GlossaryIndex): Demand[] {
  return words.map((word) => toDemand([word], glossary.match([word])?.phrases));
}

/** `"window.__TAURI__.fs.readTextFile()"` → `"fs.readtextfile"`. */
function toExactName(written: string): string {
  return fold(written)
    .replace(/^["'`]+|["'`:=]+$/g, '')
    .replace(/^window\.__tauri__\./, '')
    .replace(/\(.*\)$/, '')
    .replace(/\[\d*\]/g, '');
}
