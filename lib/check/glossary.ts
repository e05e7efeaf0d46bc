import path from 'node:path';
import { keepPerBuild } from '../content/keep-per-build';
import { lineOf } from '../content/line-of';
import { readText } from '../content/read-text';
import { ContentError } from '../content/types';
import { readYaml } from '../content/yaml';
import { areTexts, isMapping } from '../text/mapping';
import { findAll, GAP } from './prose';

const file = 'content/fr/glossary.yaml';

type Entry = { term: string; text: string; avoid?: string[]; replace?: boolean };

/** The terms of the glossary; throws a `ContentError` for an entry of another shape. */
function readEntries(root: string): Entry[] {
  const entries = readYaml(file, { root });
  const fail = (place: (string | number)[], problem: string, fix: string): never => {
    throw new ContentError(file, lineOf(readText(path.join(root, file)), place), problem, fix);
  };
  if (!Array.isArray(entries))
    return fail([], 'Le lexique n’est pas une liste', 'Commencez chaque terme par « - term: ».');
  for (const [index, entry] of (entries as unknown[]).entries()) {
    const { term, text, avoid = [] } = isMapping(entry) ? entry : {};
    if (typeof term !== 'string' || typeof text !== 'string')
      fail([index], 'Un terme du lexique n’a pas les textes term et text', 'Ajoutez-les, entre guillemets.');
    if (!areTexts(avoid))
      return fail(
        [index, 'avoid'],
        'La clé « avoid » n’est pas une liste de textes',
        "Écrivez avoid: ['mot'].",
      );
    for (const [position, words] of avoid.entries()) {
      if (!isPattern(words))
        fail(
          [index, 'avoid', position],
          `« ${words} » n’est pas une expression régulière`,
          'Écrivez \\ devant un signe qui n’est qu’un caractère.',
        );
    }
  }
  return entries as Entry[];
}

function isPattern(words: string): boolean {
  try {
    return Boolean(new RegExp(words, 'iu'));
  } catch {
    return false;
  }
}

/** A search for each term that has words to avoid. A backquote in a pattern stands for code. */
export const readSearches = keepPerBuild((root: string) => {
  return readEntries(root).flatMap(({ term, text, avoid, replace }) => {
    if (!avoid) return [];
    const words = avoid.join('|').replaceAll('`', GAP);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${words})s?(?![\\p{L}\\p{N}_])`, 'giu');
    return findAll(pattern, ([found]) => ({
      values: { word: found.replaceAll(GAP, '`…`'), term, text },
      ...(replace ? { replacement: withCaseOf(found, term) } : {}),
    }));
  });
});

/** A term with the first letter and the plural of what it replaces. */
function withCaseOf(found: string, term: string): string {
  const first = /^\p{Lu}/u.test(found) ? term.charAt(0).toUpperCase() : term.charAt(0);
  return first + term.slice(1) + (/s$/i.test(found) ? 's' : '');
}
