import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/content/git';
import { localeNames, locales, site } from '../../lib/site/config';
import { readStamp, sourceHashOf, withStamp } from '../../lib/translations/source';
import { refuseChanges, stop } from '../terminal';
import { originalOf } from './versions';
import { listUnits, writeUnits, type Part, type Unit } from './units';
import { codesOf, readTranslation, readXliff, toXliff, XliffFault, type Imported } from './xliff';

/** A version of a source file; undefined if neither the file nor the history has it. */
function textOf(file: string, hash: string): string | undefined {
  const now = readFileSync(file, 'utf8');
  if (sourceHashOf(now) === hash) return now;
  return (/^[\da-f]{12}$/.test(hash) && git('.', 'cat-file', 'blob', hash)) || undefined;
}

/** Writes the texts of sources as one XLIFF file, with the translations whose source text has not changed since. */
export function exportXliff(files: string[]): void {
  const locale = localeNames.find((name) => files.every((file) => file.startsWith(`content/${name}/`)));
  if (!locale || files.length === 0) return stop('--export-xliff : des fichiers d’une même langue.');
  const target = `${locale}.xlf`;
  if (existsSync(target)) stop(`${target} existe déjà.`);
  const exported = files.map((file) => {
    const original = originalOf(file);
    const text = readFileSync(original, 'utf8');
    const units = listUnits(original, text);
    return { file, hash: sourceHashOf(text), units, known: findTranslated(file, original, units) };
  });
  writeFileSync(target, toXliff(locales[site.currentLocale].htmlLang, locales[locale].htmlLang, exported));
  console.log(`${target} → npm run translations -- --import-xliff ${target}`);
}

function findTranslated(file: string, original: string, units: Unit[]): Map<string, Part[]> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const before = textOf(original, readStamp(text) ?? '');
  const [old, translated] = before ? [listUnits(original, before), listUnits(file, text)] : [[], []];
  if (old.length !== translated.length) return new Map();
  const tagsOf = (parts: Part[]): string =>
    JSON.stringify(
      codesOf(parts)
        .map(({ open, close }) => [open, close])
        .sort(),
    );
  return new Map(
    units.flatMap(({ id, parts }): [string, Part[]][] => {
      const index = old.findIndex((one) => JSON.stringify(one.parts) === JSON.stringify(parts));
      const said = translated[index]?.parts;
      return said && tagsOf(said) === tagsOf(parts) ? [[id, said]] : [];
    }),
  );
}

/** Writes the translations of an XLIFF file, or nothing if anything in it is wrong. */
export function importXliff(file: string): void {
  if (!existsSync(file)) stop(`${file} n’existe pas.`);
  const faults: string[] = [];
  const attempt = <T>(read: () => T): T[] => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof XliffFault)) throw error;
      faults.push(`${file}:${error.line}: ${error.message}`);
      return [];
    }
  };
  const translate = ({ file: target, hash, line, units: found }: Imported) => {
    const original = originalOf(target);
    const text = textOf(original, hash);
    if (text === undefined)
      throw new XliffFault(
        line,
        `ni ${original} ni son historique n’ont la version ${hash}`,
        'exportez de nouveau',
      );
    refuseChanges(target);
    const units = listUnits(original, text);
    const said = found.flatMap((one) => {
      const unit = units.find(({ id }) => id === one.id);
      return attempt(() => readTranslation(one, unit?.parts)).flatMap((parts) =>
        unit ? [{ unit, parts }] : [],
      );
    });
    const written = withStamp(writeUnits(text, said), hash);
    return { target, text: written, share: `${said.length}/${units.length}` };
  };
  const found = attempt(() => readXliff(readFileSync(file, 'utf8'))).flat();
  const pages = found.flatMap((one) => attempt(() => translate(one)));
  if (faults.length > 0) stop(faults.join('\n'));
  for (const { target, share, text } of pages) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`${target} : ${share} → npm run check -- ${target}`);
  }
}
