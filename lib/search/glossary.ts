import { readWords, stem, stemKeeps } from './words';

/** Groups of words and phrases that mean the same, in French and English. */
export type Glossary = string[][];

type Phrase = { words: string[]; group: number };

/** A run of a query's words and the phrases that mean the same. */
export type Translation = { start: number; length: number; phrases: string[][] };

/** The phrases of a glossary as lists of words. */
export function readGlossary(glossary: Glossary): string[][][] {
  return glossary.map((group) =>
    group.map((phrase) => readWords(phrase).map((word) => word.surface)).filter((words) => words.length > 0),
  );
}

/** Finds the glossary's phrases in a query, longest first, and answers with their equivalents as word lists. */
export class GlossaryIndex {
  /** By the first letters of the first word: stems are read when a query begins like that, which spares most of them. */
  private readonly byStart = new Map<string, Phrase[]>();

  constructor(private readonly groups: string[][][]) {
    groups.forEach((phrases, group) => {
      for (const words of phrases) {
        const start = words[0]?.slice(0, stemKeeps) ?? '';
        const known = this.byStart.get(start);
        if (known) known.push({ words, group });
        else this.byStart.set(start, [{ words, group }]);
      }
    });
  }

  translate(stems: string[]): Translation[] {
    const found: Translation[] = [];
    for (let start = 0; start < stems.length;) {
      const matches = (this.byStart.get(stems[start]?.slice(0, stemKeeps) ?? '') ?? []).filter(({ words }) =>
        words.every((word, index) => stem(word) === stems[start + index]),
      );
      const length = Math.max(0, ...matches.map(({ words }) => words.length));
      const groups = new Set(
        matches.filter(({ words }) => words.length === length).map(({ group }) => group),
      );
      if (length > 0)
        found.push({ start, length, phrases: [...groups].flatMap((group) => this.groups[group] ?? []) });
      start += Math.max(1, length);
    }
    return found;
  }
}
