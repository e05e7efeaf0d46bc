import { shorten } from '../../lib/text/shorten';
import { GAP } from '../../lib/check/prose';
import { yamlProse } from '../../lib/check/yaml-texts';
import { routeOfFile } from '../../lib/content/files';
import { readText } from '../../lib/content/read-text';
import type { Locale } from '../../lib/site/config';
import { linesWithoutCode } from '../../lib/text/without-code';
import {
  findSourceChange,
  listTranslatedFiles,
  readStamp,
  sourceHashOf,
} from '../../lib/translations/source';
import { listIds } from './list-ids';

type ContentFile = { route: string; file: string; text: string };

/** Reads the files of a locale that are translated; none if the locale has no folder. */
export function readContentFiles(locale: Locale): ContentFile[] {
  return listTranslatedFiles(locale).map((file) => ({
    route: routeOfFile(file),
    file,
    text: readText(file),
  }));
}

const titles = {
  stale: 'Vieillies',
  /** Paragraphs that are still word for word those of the source. */
  untranslated: 'Passages non traduits',
  /** Ids of the source that the translation lost: links to them break when the reader changes the language. */
  deadAnchors: 'Ancres mortes',
  orphans: 'Sans source',
  missing: 'Manquantes',
};
const kinds = Object.keys(titles) as (keyof typeof titles)[];

/** What a locale lacks compared with its source, one line for each finding. */
type Report = { locale: Locale; total: number; done: number } & Record<keyof typeof titles, string[]>;

/** Compares the pages of a locale with the sources of the same route. Reads from the Git history how stale sources have changed. */
export function compareLocale(locale: Locale, sources: ContentFile[], translated: ContentFile[]): Report {
  const byRoute = new Map(sources.map((source) => [source.route, source]));
  const done = new Set(translated.map(({ route }) => route));
  const report: Report = {
    locale,
    total: sources.length,
    done: sources.filter(({ route }) => done.has(route)).length,
    stale: [],
    untranslated: [],
    deadAnchors: [],
    orphans: [],
    missing: sources.filter(({ route }) => !done.has(route)).map(({ file }) => file),
  };
  for (const { route, file, text } of translated) {
    const source = byRoute.get(route);
    if (!source) {
      report.orphans.push(file);
      continue;
    }
    if (readStamp(text) !== sourceHashOf(source.text))
      report.stale.push(`${file}  (${changesOf(source.file, readStamp(text))})`);
    const known = new Set(proseOf(source).map((prose) => prose.text));
    for (const prose of proseOf({ file, text })) {
      if (known.has(prose.text))
        report.untranslated.push(`${file}:${prose.line}  ${shorten(prose.text, 70)}`);
    }
    const ids = listIds(text);
    for (const id of listIds(source.text)) {
      if (!ids.includes(id)) report.deadAnchors.push(`${file}  #${id}`);
    }
  }
  return report;
}

/** The change of the source since it was translated: `+12 −3 lignes, 2026-01-31`. */
function changesOf(file: string, since: string | undefined): string {
  if (!since) return 'sans sourceHash : --stamp le note';
  const { date, added, removed } = findSourceChange(file, since) ?? {};
  return added === undefined ? 'une autre version de la source' : `+${added} −${removed} lignes, ${date}`;
}

const codeGap = new RegExp(`${GAP}+`, 'g');

type Line = { line: number; text: string };

/** Lines of eight words or more, outside of code. */
function proseOf({ file, text }: Pick<ContentFile, 'file' | 'text'>): Line[] {
  const lines = file.endsWith('.mdx') ? linesOf(text) : yamlLines(text);
  return lines.filter((line) => (line.text.match(/\p{L}{2,}/gu) ?? []).length >= 8);
}

function yamlLines(text: string): Line[] {
  return yamlProse(text).map((prose) => ({
    line: prose.place(0, '').line ?? 1,
    text: prose.text.replaceAll(codeGap, '…'),
  }));
}

function linesOf(text: string): Line[] {
  return linesWithoutCode(text).flatMap((raw, index) => {
    const line = raw.trim();
    return /^(?:<|:::|\{\/\*|order:|authors:)/.test(line) ? [] : [{ line: index + 1, text: line }];
  });
}

/** At most 40 lines of each kind. Of a locale without any page, the missing ones are not listed. */
export function toText(report: Report): string {
  const { locale, done, total } = report;
  const lists = kinds
    .filter((kind) => report[kind].length > 0 && (done > 0 || kind !== 'missing'))
    .map((kind) => {
      const lines = report[kind];
      const more = lines.length - 40;
      return [
        `  ${titles[kind]} : ${lines.length}`,
        ...lines.slice(0, 40).map((line) => `    ${line}`),
        ...(more > 0 ? [`    … et ${more} autres : --format json`] : []),
      ].join('\n');
    });
  const summary = `${locale} : ${done} pages sur ${total}`;
  return [summary, ...lists].join('\n');
}

/** A row of the table of languages. */
export function toRow(report: Report): Record<string, unknown> {
  const counts = (['stale', 'untranslated', 'deadAnchors'] as const).map((kind) => [
    titles[kind],
    report[kind].length,
  ]);
  return { Pages: `${report.done}/${report.total}`, ...Object.fromEntries(counts) };
}
