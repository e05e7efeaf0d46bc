import { readWords, stem } from './words';

/** Groups of words and phrases that mean the same, in French and English. */
export type Glossary = string[][];

type Phrase = { stems: string[]; group: number };

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
  private readonly byFirst = new Map<string, Phrase[]>();

  constructor(private readonly groups: string[][][]) {
    groups.forEach((phrases, group) => {
      for (const words of phrases) {
        const stems = words.map(stem);
        const [first = ''] = stems;
        const known = this.byFirst.get(first);
        if (known) known.push({ stems, group });
        else this.byFirst.set(first, [{ stems, group }]);
      }
    });
  }

  translate(stems: string[]): Translation[] {
    const found: Translation[] = [];
    for (let start = 0; start < stems.length;) {
      const matches = (this.byFirst.get(stems[start] ?? '') ?? []).filter((phrase) =>
        phrase.stems.every((word, index) => stems[start + index] === word),
      );
      const length = Math.max(0, ...matches.map((match) => match.stems.length));
      const groups = new Set(
        matches.filter((match) => match.stems.length === length).map((match) => match.group),
      );
      if (length > 0)
        found.push({ start, length, phrases: [...groups].flatMap((group) => this.groups[group] ?? []) });
      start += Math.max(1, length);
    }
    return found;
  }
}
