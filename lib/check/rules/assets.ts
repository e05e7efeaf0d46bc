import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findDiagramFault } from '../../content/drawing-fault';
import { diagrams, listPictures, nameOf } from '../picture-files';
import type { Rule } from '../rule';

const kilobytesOf = { diagram: 40, picture: 200 };

const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
/** A site with one diagram, which a page shows. */
const withDiagram = (text: string) => ({
  'content/diagrams/a.svg': text,
  'guides/a.mdx': '<Diagram name="a" alt="Un cercle dans un carré" />',
});

/** The files of pictures and diagrams: used, small, and without anything that loads or runs. */
export const assetRules: Rule[] = [
  {
    id: 'asset-weight',
    severity: 'warning',
    message:
      'Le fichier {path} pèse {size} ko. Des lecteurs sont en train, sur un réseau lent ; la copie hors connexion garde tout.',
    fix: 'Restez sous {limit} ko : réduisez l’image, ou passez en SVG, WebP ou AVIF.',
    site: ({ root }) =>
      listAssets(root).flatMap((file) => {
        const limit = file.startsWith(diagrams) ? kilobytesOf.diagram : kilobytesOf.picture;
        const size = Math.ceil(statSync(path.join(root, file)).size / 1000);
        return size > limit ? [{ file, values: { path: file, size, limit } }] : [];
      }),
    bad: [withDiagram(svg(`<path d="${'0'.repeat(50_000)}"/>`))],
    good: [withDiagram(svg(''))],
  },
  {
    id: 'asset-name',
    message:
      'Le nom de « {path} » contient des caractères imprévus. Certains serveurs ne trouveraient pas l’image.',
    fix: 'Écrivez-le avec des minuscules sans accent, des chiffres et des traits d’union : ma-fenetre.webp.',
    site: ({ root }) =>
      listAssets(root)
        .filter((file) => !/^[a-z0-9./_-]+$/.test(file))
        .map((file) => ({ file, values: { path: file } })),
    bad: ['Fenêtre', 'ma fenetre'].map((name) => ({
      [`public/images/${name}.svg`]: svg(''),
      'guides/a.mdx': `![Un cercle dans un carré](</images/${name}.svg>)`,
    })),
    good: [
      {
        'public/images/ma-fenetre.svg': svg(''),
        'guides/a.mdx': '![Un cercle dans un carré](/images/ma-fenetre.svg)',
      },
    ],
  },
  {
    id: 'unused-asset',
    severity: 'warning',
    message: 'Aucune page n’utilise ce fichier. Il pèse dans le dépôt pour rien.',
    fix: 'Montrez-le dans une page, ou supprimez-le.',
    // Searched as text: a page with a syntax error uses its pictures too.
    // A reference that could not be read may use any of them.
    site: ({ root, pages, unread }) =>
      (unread ? [] : listAssets(root)).flatMap((file) => {
        const still = /^public\/images\/essais\/([\w-]+)-(?:light|dark)\.avif$/.exec(file)?.[1];
        const shown = file.startsWith(diagrams) ? `name="${nameOf(file)}"` : nameOf(file);
        const use = still ? `<Essai name="${still}"` : shown;
        return pages.some(({ source }) => source.body.includes(use)) ? [] : [{ file }];
      }),
    bad: [{ 'content/diagrams/a.svg': svg('') }, { 'public/images/a.png': '' }],
    good: [withDiagram(svg(''))],
  },
  {
    id: 'bad-drawing',
    message: 'Le schéma contient {problem}. Les schémas suivent les couleurs du site et ne chargent rien.',
    fix: 'Utilisez les classes d-box, d-accent, d-text…',
    site: ({ root }) =>
      listPictures(root, diagrams).flatMap((file) => {
        const problem = findDiagramFault(readFileSync(path.join(root, file), 'utf8'));
        return problem ? [{ file, values: { problem } }] : [];
      }),
    bad: [
      svg('<script/>'),
      svg('<path style="a"/>'),
      svg('<path onload="a"/>'),
      svg('<path fill="#fff"/>'),
      svg('<a href="https://exemple.fr"/>'),
      svg('', ''),
      'texte',
    ].map(withDiagram),
    good: [withDiagram(svg('<path d="M0 0"/>'))],
  },
];

function listAssets(root: string): string[] {
  return [...listPictures(root, diagrams), ...listPictures(root, 'public/images')];
}
