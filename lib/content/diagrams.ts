import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../text/nearest';
import { projectRoot } from './files';

const folder = 'content/diagrams';

/** A drawing, ready to be put into a page; throws when it is missing or holds what a page must not hold. */
export function readDiagram(name: string, root = projectRoot): string {
  const file = path.join(root, folder, `${name}.svg`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).map((entry) => entry.replace(/\.svg$/, '')) : [];
    const guess = nearest(name, names);
    throw new Error(`there is no drawing "${name}"\n  → ${guess ? `did you mean "${guess}"?` : `put it into ${folder}/${name}.svg`}`);
  }
  const svg = readFileSync(file, 'utf8');
  const fault = findDiagramFault(svg);
  if (fault) throw new Error(`${folder}/${name}.svg: ${fault}\n  → use the classes d-box, d-accent, d-text… instead`);
  return svg.replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><').trim();
}

/** What a drawing holds that it must not: scripts, inline styles, fixed colours, outside references. */
export function findDiagramFault(svg: string): string | undefined {
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg\b/.test(svg)) return 'not an SVG document';
  if (!/\bviewBox="/.test(svg)) return 'no viewBox';
  return [
    [/<(?:script|style|foreignObject|iframe|image|use)\b/i, 'an element that is not allowed (script, style, foreignObject, image, use)'],
    [/\son\w+\s*=/i, 'an event attribute'],
    [/\sstyle\s*=/i, 'a style attribute'],
    [/\s(?:fill|stroke)\s*=\s*"(?!none|currentColor)/i, 'a fixed colour'],
    [/(?:href|url)\s*[=(]\s*["']?(?!["']?#)\s*(?:https?:|\/\/|data:|javascript:)/i, 'a reference to another file'],
  ].find(([pattern]) => (pattern as RegExp).test(svg))?.[1] as string | undefined;
}
