import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findDiagramFault } from '../../content/drawing-fault';
import type { Rule } from '../rule';
import { diagrams, listPictures } from './pictures';

const kilobytesOf = { diagram: 40, picture: 200 };

const diagramFaults: Record<string, string> = {
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

const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
const used = '<Diagram name="a" alt="Un cercle dans un carré" />';

/** The files of pictures and diagrams: used, small, and without anything that loads or runs. */
export const assetRules: Rule[] = [
  {
    id: 'asset-weight',
    severity: 'warning',
    message: {
      fr: 'Le fichier {path} pèse {size} ko. Des lecteurs sont en train, sur un réseau lent ; la copie hors connexion garde tout.',
      en: 'The file {path} weighs {size} kB. Readers are on trains, on slow networks; the offline copy keeps everything.',
    },
    fix: {
      fr: 'Restez sous {limit} ko : réduisez l’image, ou passez en SVG, WebP ou AVIF.',
      en: 'Stay below {limit} kB: shrink the picture, or use SVG, WebP or AVIF.',
    },
    site: ({ root }) =>
      listAssets(root).flatMap((file) => {
        const limit = file.startsWith(diagrams) ? kilobytesOf.diagram : kilobytesOf.picture;
        const size = Math.ceil(statSync(path.join(root, file)).size / 1000);
        return size > limit ? [{ file, values: { path: file, size, limit } }] : [];
      }),
    bad: [{ 'content/diagrams/a.svg': svg(`<path d="${'0'.repeat(50_000)}"/>`), 'guides/a.mdx': used }],
    good: [{ 'content/diagrams/a.svg': svg(''), 'guides/a.mdx': used }],
  },
  {
    id: 'unused-asset',
    severity: 'warning',
    message: {
      fr: 'Aucune page n’utilise ce fichier. Il pèse dans le dépôt pour rien.',
      en: 'No page uses this file. It weighs on the repository for nothing.',
    },
    fix: {
      fr: 'Montrez-le dans une page, ou supprimez-le.',
      en: 'Show it in a page, or delete it.',
    },
    // Searched as text: a page with a syntax error uses its pictures too.
    site: ({ root, pages }) =>
      listAssets(root).flatMap((file) => {
        const still = /^public\/images\/essais\/([\w-]+)-(?:light|dark)\.avif$/.exec(file)?.[1];
        const name = file.startsWith(diagrams)
          ? `name="${path.basename(file, '.svg')}"`
          : still
            ? `<Essai name="${still}"`
            : file.slice('public'.length);
        return pages.some(({ source }) => source.body.includes(name)) ? [] : [{ file }];
      }),
    bad: [{ 'content/diagrams/a.svg': svg('') }, { 'public/images/a.png': '' }],
    good: [{ 'content/diagrams/a.svg': svg(''), 'guides/a.mdx': used }],
  },
  {
    id: 'bad-drawing',
    message: {
      fr: 'Le schéma contient {problem}. Les schémas suivent les couleurs du site et ne chargent rien.',
      en: 'The drawing holds {problem}. Drawings follow the colours of the site and load nothing.',
    },
    fix: {
      fr: 'Utilisez les classes d-box, d-accent, d-text…',
      en: 'Use the classes d-box, d-accent, d-text…',
    },
    site: ({ root }) =>
      listPictures(root, diagrams).flatMap((file) => {
        const problem = findDiagramFault(readFileSync(path.join(root, file), 'utf8'));
        return problem
          ? [{ file, values: { problem: { en: problem, fr: diagramFaults[problem] ?? problem } } }]
          : [];
      }),
    bad: [
      svg('<script/>'),
      svg('<style/>'),
      svg('<path style="a"/>'),
      svg('<path onload="a"/>'),
      svg('<path fill="#fff"/>'),
      svg('<a href="https://exemple.fr"/>'),
      svg('', ''),
      'texte',
    ].map((text) => ({ 'content/diagrams/a.svg': text, 'guides/a.mdx': used })),
    good: [{ 'content/diagrams/a.svg': svg('<path d="M0 0"/>'), 'guides/a.mdx': used }],
  },
];

function listAssets(root: string): string[] {
  return [...listPictures(root, diagrams), ...listPictures(root, 'public/images')];
}
