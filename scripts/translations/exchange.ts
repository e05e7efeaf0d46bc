import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/content/git';
import { localeNames, locales, site } from '../../lib/site/config';
import { sourceHashOf } from '../../lib/translations/source-changes';
import { readStamp, withStamp } from '../../lib/translations/stamp';
import { say, stop } from '../terminal';
import { originalOf, textOf } from './sources';
import { listUnits, writeUnits, type Part } from './units';
import { codesOf, readTranslation, readXliff, toXliff, XliffFault } from './xliff';

/** Writes the sources of translations as one XLIFF file, with what is translated already and still the same in the source. */
export function exportXliff(files: string[]): void {
  const locale = localeNames.find((name) => files.every((file) => file.startsWith(`content/${name}/`)));
  if (!locale || files.length === 0)
    return stop('--export-xliff : des fichiers d’une même langue.', '--export-xliff: files of one language.');
  const target = `${locale}.xlf`;
  if (existsSync(target)) stop(`${target} existe déjà.`, `${target} exists already.`);
  const exported = files.map((file) => {
    const original = originalOf(file);
    const text = readFileSync(original, 'utf8');
    const units = listUnits(original, text);
    return { file, hash: sourceHashOf(text), units, known: translatedUnits(file, original, units) };
  });
  writeFileSync(target, toXliff(locales[site.currentLocale].htmlLang, locales[locale].htmlLang, exported));
  console.log(`${target} → npm run translations -- --import-xliff ${target}`);
}

/** Translated parts of units whose source text has not changed since. */
function translatedUnits(
  file: string,
  original: string,
  units: ReturnType<typeof listUnits>,
): Map<string, Part[]> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const before = textOf(original, readStamp(text) ?? '');
  const [old, translated] = before ? [listUnits(original, before), listUnits(file, text)] : [[], []];
  const found = new Map<string, Part[]>();
  if (old.length !== translated.length) return found;
  const shape = (parts: Part[]): string => {
    const ends = codesOf(parts).map(({ open, close }) => [open, close]);
    return JSON.stringify(ends.sort());
  };
  for (const { id, parts } of units) {
    const index = old.findIndex((one) => JSON.stringify(one.parts) === JSON.stringify(parts));
    const said = translated[index]?.parts;
    if (said && shape(said) === shape(parts)) found.set(id, said);
  }
  return found;
}

/** Writes the translations of an XLIFF file; if anything in it is wrong, nothing. */
export function importXliff(file: string): void {
  const faults: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof XliffFault)) throw error;
      faults.push(`${file}:${error.line}: ${error.message}`);
      return undefined;
    }
  };
  if (!existsSync(file)) stop(`${file} n’existe pas.`, `${file} does not exist.`);
  const document = attempt(() => readXliff(readFileSync(file, 'utf8')));
  const written = (document?.files ?? []).flatMap(({ file: target, hash, line, units: found }) => {
    const original = originalOf(target);
    const text = textOf(original, hash);
    if (text === undefined) {
      faults.push(
        `${file}:${line}: ${say(`ni ${original} ni son historique n’ont la version ${hash}`, `neither ${original} nor its history has the version ${hash}`)}\n  → ${say('exportez de nouveau', 'export it again')}`,
      );
      return [];
    }
    if (git('.', 'status', '--porcelain', '--', target))
      stop(
        `${target} contient des changements non enregistrés : validez-les d’abord (git commit), pour pouvoir annuler.`,
        `${target} has uncommitted changes: commit them first, so that you can undo.`,
      );
    const units = new Map(listUnits(original, text).map((unit) => [unit.id, unit]));
    const said = found.flatMap((one) => {
      const unit = units.get(one.id);
      const parts = attempt(() => readTranslation(one, unit?.parts));
      return unit && parts ? [{ unit, parts }] : [];
    });
    return [{ target, total: units.size, count: said.length, text: withStamp(writeUnits(text, said), hash) }];
  });
  if (faults.length > 0) stop(faults.join('\n'));
  for (const { target, total, count, text } of written) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`${target} : ${count}/${total} → npm run check -- ${target}`);
  }
}
