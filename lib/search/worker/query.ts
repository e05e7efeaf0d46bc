import type { Synonyms } from '../types';
import { SHARD_LETTERS } from './catalogue';
import { fold, isStopWord, readTerms, stem, tellingTokens, toTerm, type Term, type Token } from './tokens';

/** One thing the reader asks for: a word, an identifier or a phrase, with its equivalents. */
export type Demand = {
  /** A matching place contains all of them. */
  terms: Term[];
  /** An identifier as a whole; `terms` are then its subwords. */
  whole?: Term;
  equivalents: Term[][];
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

const MAX_TOKENS = 12;
const WEAK_WEIGHT = 0.4;
const weakTerms = new Set(
  (
    'app appli applis application applications logiciel logiciels programme programmes projet tauri electron nwjs nw ' +
    'veux veut voudrais voudrait aimerais peux sait savoir possible moyen besoin arrive dois ca mettre mets met utiliser utilise utilisateur utilisateurs ordinateur pc marche fonctionne ' +
    'v1 documentation doc docs user users want need please instead null ' +
    'vs versus equivalent exemple facon maniere solution truc chose quelque mode vraiment bonjour merci svp aide essaie essaye souhaite permet permettre gerer exactement simplement facilement directement doit propose'
  ).split(' '),
);

/** Splits each phrase of the synonyms into terms. */
export function readSynonyms(synonyms: Synonyms): string[][][] {
  return synonyms.map((group) =>
    group.map((phrase) => readTerms(phrase).map((term) => term.surface)).filter((terms) => terms.length > 0),
  );
}

/** Looks up phrases by the stems of their terms, and answers with those that mean the same. */
export class SynonymIndex {
  /** All words of its phrases. */
  readonly words: ReadonlySet<string>;
  private readonly groups = new Map<string, string[][][]>();
  private longest = 1;

  constructor(groups: string[][][]) {
    this.words = new Set(groups.flat(2));
    for (const phrases of groups) {
      for (const terms of phrases) {
        const key = terms.map(stem).join(' ');
        this.groups.set(key, [...(this.groups.get(key) ?? []), phrases]);
        this.longest = Math.max(this.longest, terms.length);
      }
    }
  }

  /** Returns the longest phrase at the start of the terms, with the phrases that mean the same. */
  match(terms: readonly Term[]): { length: number; phrases: Term[][] } | undefined {
    for (let length = Math.min(this.longest, terms.length); length > 0; length--) {
      const own = terms.slice(0, length);
      const groups = this.groups.get(own.map((term) => term.stem).join(' '));
      if (groups) return { length, phrases: withoutOwn(groups.flat(), own) };
    }
    return undefined;
  }
}

/** Leaves out the reader's own phrase and repetitions: scoring them again takes an eighth of a query's time. */
function withoutOwn(phrases: string[][], own: readonly Term[]): Term[][] {
  const written = own.map((term) => term.surface).join(' ');
  return [...new Set(phrases.map((phrase) => phrase.join(' ')))]
    .filter((phrase) => phrase !== written)
    .map((phrase) => phrase.split(' ').map(toTerm));
}

/**
 * Returns a path of names in dots, as exact names are written: `allowlist > fs > scope` → `allowlist.fs.scope`. A slash without
 * spaces stays: it is part of names such as `@tauri-apps/api`. So do the bars of a closure: `setup(|app| …)`.
 */
function joinPath(text: string): string {
  const names = text.split(/\s*[>›|]\s*|\s+\/\s+/);
  return names.length > 1 && names.every((name) => /^[^\s()]+$/.test(name)) ? names.join('.') : text;
}

/**
 * Writes versions as the release notes do, also those of tags and lock files: `v1.6.0` → `1.6.0`; `tauri@^1.6.0`, `tauri-v1.6.0` →
 * `tauri 1.6.0`; `1.x` → `v1`. A number after a bare dash stays: it is part of names such as `webkit2gtk-4.0`.
 */
function plainVersions(text: string): string {
  return text
    .replace(/\bv?1\.x\b/gi, 'v1')
    .replace(/(?:^|\s|@|-(?=v))[~^]?v?(?=\d+\.\d)/gi, ' ')
    .trim();
}

/**
 * Returns a text with files named without their folders, as pages name them: `src-tauri/tauri.conf.json` → `tauri.conf.json`. A path
 * without an extension stays: it may be a name, such as `@tauri-apps/api/window`.
 */
function withoutFolders(text: string): string {
  return text.replace(/(?<!\S)\S*[\\/](?=(?:[\w-]+\.)+[a-z]\w{0,4}(?!\S))/gi, '');
}

/** Returns a message without what every message of a compiler begins with: `error[E0432]: unresolved import …`. */
function withoutKind(text: string): string {
  return text.replace(/^(?:error|warning)(?:\[E\d+\])?:\s+(?=\S)/i, '');
}

/** Returns a message without the address of a page about it: `'fs > exists' not in the allowlist (https://tauri.app/…)`. */
function withoutAddresses(text: string): string {
  return text.replace(/\s*\(https?:\/\/[^\s()]*\)?/gi, '');
}

/** Returns the subwords of a Rust path without the crate, which says as little as in a sentence: `tauri::SystemTray` → `system`, `tray`. */
function withoutCrate(path: string, subwords: string[]): string[] {
  return path.startsWith('tauri::') ? subwords.slice(1) : subwords;
}

/** Reads the name of a library as pages write it, or without its ending: `vuejs`, `Vue.js` → `vue.js`, or `vue`. */
function readLibrary({ surface, subwords }: Token): Token {
  const [, name] = /^([a-z]{2,})\.?js$/.exec(surface) ?? [];
  return name ? { surface: `${name}.js`, subwords: [name] } : { surface, subwords };
}

/** Returns a call of a constructor as the name of what it makes: `Submenu::new` → `Submenu`. */
export function withoutConstructors(text: string): string {
  return text.replace(/(?<=\w)::new\b/g, '');
}

/** Returns a command line without the program that runs it: `npm run tauri build -- --debug` → `tauri build --debug`. */
function withoutRunner(text: string): string {
  const [, command] =
    /^(?:(?:cargo|npx|bunx|(?:npm run|yarn|pnpm|bun)(?: run)?) )?(tauri .*)$/.exec(text) ?? [];
  return command?.replace(' -- ', ' ') ?? text;
}

/** Parses a query (one clean line) into demands. */
export function readQuery(text: string, synonyms: SynonymIndex): Query {
  const written = withoutFolders(
    joinPath(plainVersions(withoutConstructors(withoutAddresses(withoutKind(withoutRunner(text)))))),
  );
  const tokens = tellingTokens(written)
    .slice(0, MAX_TOKENS)
    .map(readLibrary)
    .map(({ surface, subwords }) => ({
      whole: toTerm(surface),
      subwords: withoutCrate(surface, subwords)
        .filter((subword) => !isStopWord(subword))
        .map(toTerm),
    }));
  const demands: Demand[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = tokens.findIndex(({ subwords }, index) => index >= at && subwords.length > 0);
    const plain = tokens.slice(at, end < 0 ? undefined : end).map((token) => token.whole);
    const match = synonyms.match(plain);
    const { whole, subwords } = tokens[at] as (typeof tokens)[number];
    const terms = subwords.length > 0 ? subwords : plain.slice(0, match?.length ?? 1);
    at += match?.length ?? 1;
    const open = at >= tokens.length && !/\s$/.test(text);
    demands.push({ ...toDemand(terms, match?.phrases), open, ...(subwords.length > 0 ? { whole } : {}) });
  }
  const last = demands.at(-1);
  // A single letter says nothing about the word that the reader begins to type.
  if (demands.length > 1 && last?.open && /^[a-z]$/.test(last.terms[0]?.surface ?? '')) demands.pop();
  const name = withoutArguments(written);
  const isIdentifier = /^\S+$/.test(name) && /\p{Ll}\p{Lu}|[._]|^--?\w/u.test(name);
  return { exact: toExactName(written), written, isIdentifier, demands };
}

function toDemand(terms: Term[], equivalents: Term[][] = []): Demand {
  const isWeak = terms.length === 1 && weakTerms.has(terms[0]?.surface ?? '');
  return { terms, equivalents, weight: isWeak ? WEAK_WEIGHT : 1, open: false };
}

/** Returns a demand for each term of a demand that nothing meets as a whole. */
export function splitDemand({ terms }: Demand, synonyms: SynonymIndex): Demand[] {
  return terms.map((term) => toDemand([term], synonyms.match([term])?.phrases));
}

/** True for a query like `1.6` or `wry 0.24.1`. */
export function isVersion({ exact }: Query): boolean {
  return /(?:^|\s)\d+\.\d+[\w.-]*$/.test(exact);
}

/** Returns a call as the name of what it calls. Of a sentence with several calls, only the last one loses its brackets. */
function withoutArguments(written: string): string {
  const text = written.replace(/\([^()]*\)(?=\.\w)/g, '');
  let depth = 0;
  for (let at = text.length - 1; at >= 0 && text.endsWith(')'); at--) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return text;
}

/** `"window.__TAURI__.fs.readTextFile()"` → `fs.readtextfile`, `app.path_resolver().app_data_dir()` → `app.path_resolver.app_data_dir` */
function toExactName(written: string): string {
  const name = fold(written)
    .replace(/^["'`]+|["'`:=]+$/g, '')
    .replace(/^window\.__tauri__\./, '');
  return withoutArguments(name).replace(/\[\d*\]/g, '');
}

/** Returns the starts by which the shards of all terms of the demands are found. */
export function startsOf(demands: Demand[]): string[] {
  const terms = demands.flatMap(({ terms: own, whole, equivalents }) => [
    ...own,
    ...(whole ? [whole] : []),
    ...equivalents.flat(),
  ]);
  const starts = terms.flatMap(({ surface, stem: root }) => [surface, root]);
  return [...new Set(starts.map((start) => start.slice(0, SHARD_LETTERS)))];
}

/** The terms asked for and their equivalents of one word: a word of a phrase, like the first of “system tray”, is only related. */
export function wordsToMark({ terms, whole, equivalents }: Demand): string[] {
  return [terms, whole ? [whole] : [], ...equivalents.filter((phrase) => phrase.length === 1)]
    .flat()
    .map((term) => (term.surface.startsWith(term.stem) && term.stem.length > 3 ? term.stem : term.surface));
}
