import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { site, type Locale } from '../site/config';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';
import { bareDrawing, findDiagramFault } from './drawing-fault';
import { projectRoot } from './files';
import { readText } from './read-text';
import { ContentError } from './types';
import { readYaml } from './yaml';

const folder = 'content/diagrams';

/** A drawing with the texts of a language, as markup for a page; throws if it is missing or contains forbidden markup. */
export function readDiagram(name: string, locale: Locale = site.currentLocale): string {
  const file = path.join(projectRoot, folder, `${name}.svg`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(path.join(projectRoot, folder)).map((entry) => entry.replace(/\.svg$/, ''));
    const advice = didYouMean(name, names, `Enregistrez-le dans ${folder}/${name}.svg.`);
    throw new Error(`Il n’existe pas de schéma « ${name} »\n  → ${advice}`);
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
  return translateDrawing(bareDrawing(svg), readDrawingTranslations(name, locale), translationsFile(locale));
}

function translationsFile(locale: Locale): string {
  return `content/${locale}/diagrams.yaml`;
}

/** Texts of a drawing in a language, by the original text; empty for the language it was drawn in. */
function readDrawingTranslations(name: string, locale: Locale): Record<string, string> {
  const file = translationsFile(locale);
  if (!existsSync(path.join(projectRoot, file))) return {};
  const drawings = readYaml(file) as Record<string, Record<string, string>>;
  return own(drawings, name) ?? {};
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
