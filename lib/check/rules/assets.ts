import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findDiagramFault } from '../../content/drawing-fault';
import { diagrams, listPictures, nameOf, stillsOf } from '../picture-files';
import type { Rule, Site } from '../rule';
import { listSamples, samplesFolder } from './parts';

const kilobytesOf = { diagram: 40, picture: 200 };

const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
/** A site with one diagram, which a page shows. */
const withDiagram = (text: string) => ({
  'content/diagrams/a.svg': text,
  'guides/a.mdx': '<Diagram name="a" alt="Un cercle dans un carré" />',
});

const stillsOfMenu = Object.fromEntries(stillsOf('menu').map((file) => [file, '']));
/** A site with one sample, which a page shows. */
const withSample = (stills: Record<string, string>) => ({
  'content/fr/essais/menu.yaml': 'title: Un menu',
  'guides/menu.mdx': '<Essai name="menu" />',
  ...stills,
});

/** The files of pictures, diagrams and samples: used, small, and without anything that loads or runs. */
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
    site: ({ root, pages, unread }) => {
      const stills = new Set(listSamples(root).flatMap(stillsOf));
      return (unread ? [] : listAssets(root)).flatMap((file) => {
        const use = file.startsWith(diagrams) ? `name="${nameOf(file)}"` : nameOf(file);
        return stills.has(file) || isShown(use, pages) ? [] : [{ file }];
      });
    },
    bad: [
      { 'content/diagrams/a.svg': svg('') },
      { 'public/images/a.png': '' },
      { 'public/images/essais/menu-dark.avif': '' },
    ],
    good: [withDiagram(svg('')), withSample(stillsOfMenu)],
  },
  {
    id: 'unused-sample',
    severity: 'warning',
    message: 'Aucune page ne montre l’essai « {name} ». Aucun lecteur ne le verrait.',
    fix: 'Montrez-le par <Essai name="{name}" />, ou supprimez son fichier et ses images.',
    site: ({ root, pages, unread }) =>
      (unread ? [] : listSamples(root))
        .filter((name) => !isShown(useOfSample(name), pages))
        .map((name) => ({ file: `${samplesFolder}/${name}.yaml`, values: { name } })),
    bad: [{ 'content/fr/essais/menu.yaml': 'title: Un menu', ...stillsOfMenu }],
    good: [withSample(stillsOfMenu)],
  },
  {
    // A warning: the pictures are drawn from a built site, and an error would stop that build.
    id: 'missing-still',
    severity: 'warning',
    message: 'L’essai « {name} » n’a pas d’image {path}. La page montrerait un cadre vide.',
    fix: 'Lancez npm run build, puis npm run draw-samples.',
    site: ({ root, pages }) =>
      listSamples(root)
        .filter((name) => isShown(useOfSample(name), pages))
        .flatMap((name) =>
          stillsOf(name)
            .filter((file) => !existsSync(path.join(root, file)))
            .map((file) => ({ file: `${samplesFolder}/${name}.yaml`, values: { name, path: file } })),
        ),
    bad: [withSample({}), withSample({ 'public/images/essais/menu-dark.avif': '' })],
    good: [withSample(stillsOfMenu)],
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

/** How a page shows a sample, as text. */
function useOfSample(name: string): string {
  return `<Essai name="${name}"`;
}

function isShown(use: string, pages: Site['pages']): boolean {
  return pages.some(({ source }) => source.body.includes(use));
}
