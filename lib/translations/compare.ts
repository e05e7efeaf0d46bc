import type { Locale } from '../site/config';

/** A content file as the comparison needs it. */
export type ComparedFile = {
  route: string;
  file: string;
  text: string;
  /** Git's name of its text. */
  hash: string;
  /** Of a translation: the name of the source it was made from; empty if it names none. */
  sourceHash: string;
  ids: string[];
};

export type StalePage = { file: string; source: string; since: string };
export type TranslationReport = {
  locale: Locale;
  total: number;
  missing: string[];
  stale: StalePage[];
  /** Paragraphs that are still word for word those of the source. */
  untranslated: { file: string; line: number; text: string }[];
  /** Ids of the source that the translation lost: links to them die when the reader changes the language. */
  deadAnchors: { file: string; id: string }[];
  /** Pages whose source is gone. */
  orphans: string[];
};

/** What a locale lacks beside its source. */
export function compareLocales(
  source: ComparedFile[],
  translated: ComparedFile[],
  locale: Locale,
): TranslationReport {
  const byRoute = new Map(translated.map((file) => [file.route, file]));
  const routes = new Set(source.map(({ route }) => route));
  const pairs = source.flatMap((from) => {
    const to = byRoute.get(from.route);
    return to ? [{ from, to }] : [];
  });
  return {
    locale,
    total: source.length,
    missing: source.filter(({ route }) => !byRoute.has(route)).map(({ file }) => file),
    stale: pairs
      .filter(({ from, to }) => to.sourceHash !== from.hash)
      .map(({ from, to }) => ({ file: to.file, source: from.file, since: to.sourceHash })),
    untranslated: pairs.flatMap(({ from, to }) => findUntranslated(from.text, to)),
    deadAnchors: pairs.flatMap(({ from, to }) =>
      from.ids.filter((id) => !to.ids.includes(id)).map((id) => ({ file: to.file, id })),
    ),
    orphans: translated.filter(({ route }) => !routes.has(route)).map(({ file }) => file),
  };
}

/** Lines of prose (eight words or more, outside of code) that stand in both texts. */
function findUntranslated(source: string, translated: ComparedFile): TranslationReport['untranslated'] {
  const known = new Set(proseLines(source).map(({ text }) => text));
  return proseLines(translated.text)
    .filter(({ text }) => known.has(text))
    .map(({ line, text }) => ({
      file: translated.file,
      line,
      text: text.length > 70 ? `${text.slice(0, 70)}…` : text,
    }));
}

function proseLines(text: string): { line: number; text: string }[] {
  let fence = false;
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (/^(?:```|~~~)/.test(line)) fence = !fence;
    const words = line.match(/\p{L}{2,}/gu) ?? [];
    return fence || words.length < 8 || /^(?:<|:::|\{\/\*|order:|authors:)/.test(line)
      ? []
      : [{ line: index + 1, text: line }];
  });
}
