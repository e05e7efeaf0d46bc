import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { findDiagramFault } from '../content/drawing-fault';
import { nearest } from '../text/nearest';
import { readImageSize } from './image-size';
import { hint } from './link-checker';
import { faultAt } from './place';
import type { CheckedPage, Fault, Site } from './types';

/** Most bytes of a picture, in kB. */
const limits = { drawing: 40, picture: 200 };
const pictureFiles = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const drawingFaults: Record<string, string> = {
  'not an SVG document': 'autre chose qu’un document SVG',
  'no viewBox': 'une balise sans viewBox',
  'an element other than shapes and words (svg, defs, marker, g, path, line, rect, circle, ellipse, text, tspan)':
    'autre chose que des formes et des mots (svg, defs, marker, g, path, line, rect, circle, ellipse, text, tspan)',
  'an event attribute': 'un attribut d’évènement',
  'a style attribute': 'un attribut style',
  'a fixed colour': 'une couleur fixe',
  'a reference to another file': 'une référence à un autre fichier',
  'an attribute that is not allowed': 'un attribut qui n’est pas permis',
  'markup that cannot be read': 'du balisage qui ne se lit pas',
};

/** Pictures and drawings: they exist, say what they show, weigh little and state their true size. */
export function checkAssets(content: Site): Fault[] {
  const used = new Set<string>();
  const faults = content.pages.flatMap((page) => checkPictures(page, content.root, used));
  return [...faults, ...checkFiles(content.root, used)];
}

/** The pictures of one page; each file it shows is noted in `used`. */
export function checkPictures(page: CheckedPage, root: string, used = new Set<string>()): Fault[] {
  const faults: Fault[] = [];
  if (!page.tree) return faults;
  visit(page.tree, (node) => {
    if (node.type === 'image')
      faults.push(
        ...checkPicture(page, node, { element: '![]()', alt: node.alt ?? '', src: node.url }, root, used),
      );
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node as unknown as MdxJsxFlowElement;
    const { name, src, dark, alt, width, height } = attributesOf(element);
    if (element.name === 'Diagram')
      faults.push(
        ...checkAlt(page, node, '<Diagram>', alt),
        ...checkDrawingName(page, node, name ?? '', root, used),
      );
    if (element.name === 'Figure' || element.name === 'img') {
      const size = width && height ? { size: `${width} × ${height}` } : {};
      faults.push(
        ...checkPicture(
          page,
          node,
          { element: `<${element.name}>`, alt, src: src ?? '', ...size },
          root,
          used,
        ),
      );
      if (dark) faults.push(...checkSource(page, node, dark, root, used));
    }
  });
  return faults;
}

type Picture = { element: string; alt: string | undefined; src: string; size?: string };

function checkPicture(
  page: CheckedPage,
  node: Node,
  picture: Picture,
  root: string,
  used: Set<string>,
): Fault[] {
  return [
    ...checkAlt(page, node, picture.element, picture.alt),
    ...checkSource(page, node, picture.src, root, used, picture.size),
  ];
}

function checkAlt(page: CheckedPage, node: Node, element: string, alt: string | undefined): Fault[] {
  if (!alt?.trim()) return [faultAt(page, node, 'missing-alt', { element })];
  const poor =
    pictureFiles.test(alt) ||
    /^(?:image|photo|capture|schéma|diagramme|logo|figure)\b.{0,8}$/i.test(alt.trim());
  return poor ? [faultAt(page, node, 'poor-alt', { text: alt })] : [];
}

function checkSource(
  page: CheckedPage,
  node: Node,
  src: string,
  root: string,
  used: Set<string>,
  stated?: string,
): Fault[] {
  if (/^https?:/.test(src))
    return [
      faultAt(page, node, 'missing-asset', {
        path: src,
        'hint.fr': 'Le site ne charge rien d’ailleurs : enregistrez l’image dans public/.',
        'hint.en': 'The site loads nothing from elsewhere: save the picture in public/.',
      }),
    ];
  const file = path.posix.join('public', src);
  used.add(file);
  if (!src.startsWith('/') || !existsSync(path.join(root, file))) {
    const guess = nearest(
      src,
      listPictures(root, 'public').map((name) => name.slice('public'.length)),
    );
    return [faultAt(page, node, 'missing-asset', { path: file, ...hint(guess) })];
  }
  const size = readImageSize(readFileSync(path.join(root, file)));
  const actual = size && `${size.width} × ${size.height}`;
  return actual && stated && actual !== stated
    ? [faultAt(page, node, 'asset-size', { path: src, actual, stated })]
    : [];
}

function checkDrawingName(
  page: CheckedPage,
  node: Node,
  name: string,
  root: string,
  used: Set<string>,
): Fault[] {
  const file = `content/diagrams/${name}.svg`;
  used.add(file);
  if (existsSync(path.join(root, file))) return [];
  const guess = nearest(
    name,
    listPictures(root, 'content/diagrams').map((drawing) => path.basename(drawing, '.svg')),
  );
  return [faultAt(page, node, 'missing-asset', { path: file, ...hint(guess) })];
}

function checkFiles(root: string, used: Set<string>): Fault[] {
  return [...listPictures(root, 'content/diagrams'), ...listPictures(root, 'public/images')].flatMap(
    (file): Fault[] => {
      const drawing = file.startsWith('content/');
      const kilobytes = Math.ceil(statSync(path.join(root, file)).size / 1000);
      const limit = drawing ? limits.drawing : limits.picture;
      const problem = drawing ? findDiagramFault(readFileSync(path.join(root, file), 'utf8')) : undefined;
      return [
        ...(kilobytes > limit
          ? [
              {
                file,
                rule: 'asset-weight',
                values: { path: file, size: String(kilobytes), limit: String(limit) },
              } as const,
            ]
          : []),
        ...(problem
          ? [
              {
                file,
                rule: 'bad-drawing',
                values: { 'problem.en': problem, 'problem.fr': drawingFaults[problem] ?? problem },
              } as const,
            ]
          : []),
        ...(used.has(file) ? [] : [{ file, rule: 'unused-asset', values: {} } as const]),
      ];
    },
  );
}

function listPictures(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pictureFiles.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

function attributesOf(element: MdxJsxFlowElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value === null || attribute.value === undefined)
        return [];
      return [
        [
          attribute.name,
          typeof attribute.value === 'string'
            ? attribute.value
            : attribute.value.value.replace(/^["']|["']$/g, ''),
        ],
      ];
    }),
  );
}
