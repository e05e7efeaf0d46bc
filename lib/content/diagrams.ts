import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../site/config';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';
import { bareDrawing, findDiagramFault } from './drawing-fault';
import { projectRoot } from './files';
import { lineOf } from './line-of';
import { readText } from './read-text';
import { withShape } from './shape';
import { ContentError } from './types';
import { readYaml } from './yaml';

const folder = 'content/diagrams';

/** A drawing with the texts of a language, as markup for a page; throws if it is missing or contains forbidden markup. */
export function readDiagram(name: string, locale: Locale): string {
  const file = path.join(projectRoot, folder, `${name}.svg`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const [problem, fix] = explainUnknown(name, listDiagrams());
    throw new Error(`${problem}\n  → ${fix}`);
  }
  const svg = readText(file);
  const fault = findDiagramFault(svg);
  if (fault)
    throw new ContentError(
      `${folder}/${name}.svg`,
      undefined,
      `le schéma contient ${fault}`,
      'Utilisez les classes d-box, d-accent, d-text…',
    );
  const texts = own(readTranslations(locale), name) ?? {};
  return translateDrawing(bareDrawing(svg), texts, translationsFile(locale));
}

function translationsFile(locale: Locale): string {
  return `content/${locale}/diagrams.yaml`;
}

/** Throws for texts of a drawing that does not exist, or that the drawing does not contain. */
export function checkDrawingTranslations(locale: Locale): void {
  for (const name of Object.keys(readTranslations(locale))) readDiagram(name, locale);
}

/** Texts in a language by drawing, then by the original text; empty for the language of the drawings. */
function readTranslations(locale: Locale): Record<string, Record<string, string>> {
  const file = translationsFile(locale);
  if (!existsSync(path.join(projectRoot, file))) return {};
  const text = readText(path.join(projectRoot, file));
  const drawings = withShape(readYaml(file), { '*': { '*': 'text' } }, file, text);
  const names = listDiagrams();
  const unknown = Object.keys(drawings).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ContentError(file, lineOf(text, [unknown]), ...explainUnknown(unknown, names));
  return drawings;
}

function listDiagrams(): string[] {
  return readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -4));
}

function explainUnknown(name: string, names: string[]): [problem: string, fix: string] {
  return [
    `Il n’existe pas de schéma « ${name} »`,
    didYouMean(name, names, `Enregistrez-le dans ${folder}/${name}.svg.`),
  ];
}

/** Replaces the texts of a drawing; throws for a text that the drawing does not contain, so that stale entries are found. */
export function translateDrawing(svg: string, translations: Record<string, string>, file: string): string {
  return Object.entries(translations).reduce((drawing, [text, translation]) => {
    const [from, to] = [`>${escapeText(text)}<`, `>${escapeText(translation)}<`];
    if (!drawing.includes(from))
      throw new ContentError(
        file,
        undefined,
        `le schéma n’a pas le texte « ${text} »`,
        'Écrivez-le comme dans le schéma.',
      );
    return drawing.replaceAll(from, () => to); // a function, because `$&` in a string would be a pattern
  }, svg);
}

/** Not `escapeXml`: drawings hold plain quotes. */
function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
