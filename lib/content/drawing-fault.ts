import { own } from '../text/own';

const shape = ['class'];

/** Elements of drawings and the attributes each may have: shapes and words, and nothing that loads, runs or moves. */
const elements: Record<string, readonly string[]> = {
  svg: ['xmlns', 'viewBox'],
  defs: [],
  marker: ['id', 'viewBox', 'refX', 'refY', 'markerWidth', 'markerHeight', 'orient'],
  g: shape,
  path: [...shape, 'd', 'marker-start', 'marker-end'],
  line: [...shape, 'x1', 'y1', 'x2', 'y2', 'marker-start', 'marker-end'],
  rect: [...shape, 'x', 'y', 'width', 'height', 'rx'],
  circle: [...shape, 'cx', 'cy', 'r'],
  ellipse: [...shape, 'cx', 'cy', 'rx', 'ry'],
  text: [...shape, 'x', 'y'],
  tspan: [...shape, 'x', 'y'],
};

/** A drawing without its prolog, comments and spaces between elements. */
export function bareDrawing(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/** A tag with quoted attributes and without references, or text: the only syntax that drawings may use. */
const part = /<(\/?)([A-Za-z]+)((?:\s+[\w:.-]+="[^"<>&]*")*)\s*(\/?)>|[^<]+/y;

/**
 * Describes forbidden markup in a drawing: unknown elements and attributes, fixed colours, references, and markup that browsers
 * could parse differently.
 */
export function findDiagramFault(svg: string): string | undefined {
  const drawing = bareDrawing(svg);
  if (!/^<svg\b/.test(drawing)) return 'autre chose qu’un document SVG';
  if (!/^<svg\s[^>]*\bviewBox="/.test(drawing)) return 'une balise sans viewBox';
  const open: string[] = [];
  for (let at = 0; at < drawing.length;) {
    part.lastIndex = at;
    const [found, end, name, attributes = '', closed] = part.exec(drawing) ?? [];
    if (found === undefined || (at > 0 && open.length === 0)) return 'du balisage qui ne se lit pas';
    at += found.length;
    if (name === undefined) continue;
    if (end) {
      if (open.pop() !== name || attributes) return 'du balisage qui ne se lit pas';
      continue;
    }
    const fault = elementFault(name, attributes);
    if (fault) return fault;
    if (!closed) open.push(name);
  }
  return open.length > 0 ? 'du balisage qui ne se lit pas' : undefined;
}

function elementFault(name: string, attributes: string): string | undefined {
  const known = own(elements, name);
  if (!known)
    return 'autre chose que des formes et des mots (svg, defs, marker, g, path, line, rect, circle, ellipse, text, tspan)';
  for (const [, key = '', value = ''] of attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    const fault = attributeFault(key, value, known);
    if (fault) return fault;
  }
  return undefined;
}

function attributeFault(key: string, value: string, known: readonly string[]): string | undefined {
  if (/^on/i.test(key)) return 'un attribut d’évènement';
  if (/^style$/i.test(key)) return 'un attribut style';
  if (/^(?:fill|stroke)$/.test(key))
    return /^(?:none|currentColor)$/.test(value) ? undefined : 'une couleur fixe';
  if (/href$/i.test(key) || (/url|:\/\//i.test(value) && !isOwnReference(key, value)))
    return 'une référence à un autre fichier';
  return known.includes(key) ? undefined : 'un attribut qui n’est pas permis';
}

/** The namespace, and the name of an arrow's head in the same drawing. */
function isOwnReference(key: string, value: string): boolean {
  return key === 'xmlns' ? value === 'http://www.w3.org/2000/svg' : /^url\(#[\w-]+\)$/.test(value);
}
