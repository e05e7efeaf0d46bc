import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { imageSize } from 'image-size';
import { findDiagramFault } from '../../content/drawing-fault';
import { listFiles } from '../../content/list-files';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import { didYouMean } from '../../text/nearest';

const pictureFiles = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const diagrams = 'content/diagrams';
const kilobytesOf = { diagram: 40, picture: 200 };

const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
/** A site with one diagram, which a page shows. */
const withDiagram = (text: string) => ({
  'content/diagrams/a.svg': text,
  'guides/a.mdx': '<Diagram name="a" alt="Un cercle dans un carré" />',
});

/** Pictures and diagrams of a page exist, have a text alternative and state their true size. */
export const pictureRules: Rule[] = [
  {
    id: 'missing-alt',
    message:
      '{element} n’a pas de texte de remplacement. Qui ne voit pas l’image ne sait pas ce qu’elle dit.',
    page: (page) =>
      page.findings(picturesOf(page), ({ element, alt }) => {
        const place = element.startsWith('<') ? 'Ajoutez alt="…" :' : 'Écrivez entre les crochets';
        return alt.trim() ? undefined : { element, fix: `${place} ce que l’image dit, en une phrase.` };
      }),
    bad: ['![](/favicon.svg)', '<Diagram name="ref-crates" />', '<img src="/favicon.svg" />'],
    good: ['![Le signe du site](/favicon.svg)'],
  },
  {
    id: 'poor-alt',
    severity: 'warning',
    message: 'Le texte de remplacement « {text} » ne dit rien de l’image. Il est lu à la place de l’image.',
    fix: 'Dites ce que l’image montre, sans « image de » ni nom de fichier.',
    page: (page) =>
      page.findings(picturesOf(page), ({ alt }) =>
        pictureFiles.test(alt) ||
        /^(?:image|photo|capture|schéma|diagramme|logo|figure)\b.{0,8}$/i.test(alt.trim())
          ? { text: alt }
          : undefined,
      ),
    bad: ['![favicon.svg](/favicon.svg)', '![Image](/favicon.svg)'],
    good: ['![Image du signe du site](/favicon.svg)'],
  },
  {
    id: 'missing-asset',
    message: 'Le fichier « {path} » n’existe pas. La page montrerait un cadre vide.',
    page: (page, { root }) =>
      page.findings(picturesOf(page), ({ files }) =>
        files.flatMap((file) => {
          const fix = whyMissing(file, root);
          return fix ? [{ path: file, fix }] : [];
        }),
      ),
    bad: [
      '<Diagram name="ref-crate" alt="Les crates du projet et leurs liens" />',
      '![Une fenêtre vide](https://exemple.fr/a.png)',
      '<Figure src="/images/../../package.json" alt="Une fenêtre vide" width="1" height="1" />',
      '<img src="/favicon.svg" srcSet="/favicon.svg 1x, /rien.svg 2x" alt="Le signe du site" />',
      '<Figure src="/favicon.svg" dark="/nuit.svg" alt="Le signe du site" width="32" height="32" />',
    ],
    good: ['<Diagram name="ref-crates" alt="Les crates du projet et leurs liens" />'],
  },
  {
    id: 'asset-size',
    message:
      'L’image {path} mesure {actual}, la page annonce {stated}. Une taille fausse fait bouger le texte pendant le chargement.',
    fix: 'Écrivez width et height tels que {actual}.',
    page: (page, { root }) =>
      page.findings(picturesOf(page), ({ files: [file = ''], size }) => {
        const actual = size && !whyMissing(file, root) && sizeOf(path.join(root, file));
        return actual && actual !== size
          ? { path: file.replace('public', ''), actual, stated: size }
          : undefined;
      }),
    bad: ['<Figure src="/favicon.svg" alt="Le signe du site" width="10" height="20" />'],
    good: ['<Figure src="/favicon.svg" alt="Le signe du site" width="32" height="32" />'],
  },
];

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

/** `files`: paths below the project, or addresses of other sites. `size`: `960 × 600`, if the page states it. */
type Picture = { node: Nodes; element: string; alt: string; files: string[]; size?: string };

/** Pictures and diagrams of a page. */
function picturesOf(page: CheckedPage): Picture[] {
  return page.once('pictures', () => [
    ...page.nodes('image').map((node) => ({
      node,
      element: '![]()',
      alt: node.alt ?? '',
      files: [publicFile(node.url)],
    })),
    ...page.elements.flatMap(({ node, name, values }): Picture[] => {
      const text = (key: string): string => String(values.get(key) ?? '');
      const picture = { node, element: `<${name}>`, alt: text('alt') };
      // A missing attribute is a fault of its own.
      if (name === 'Diagram')
        return [{ ...picture, files: values.has('name') ? [`${diagrams}/${text('name')}.svg`] : [] }];
      const set = [...sourcesIn(text('srcSet') || text('srcset'))].map(publicFile);
      if (name === 'source') return [{ ...picture, alt: '…', files: set }];
      if (name !== 'Figure' && name !== 'img') return [];
      const keys = ['src', 'dark'].filter((key) => values.has(key) || (name === 'img' && key === 'src'));
      const own = keys.map((key) => publicFile(text(key)));
      const files = [...own, ...set];
      const isSized = values.has('width') && values.has('height');
      return [{ ...picture, files, ...(isSized ? { size: `${text('width')} × ${text('height')}` } : {}) }];
    }),
  ]);
}

/** The addresses of `srcset`, each before its width. */
function sourcesIn(set: string): string[] {
  return set.split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);
}

function publicFile(src: string): string {
  return src.startsWith('/') ? `public${src}` : src;
}

/** Advice if a picture cannot be shown. */
function whyMissing(file: string, root: string): string | undefined {
  if (/^(?:https?:|\/\/)/.test(file))
    return 'Le site ne charge rien d’ailleurs : enregistrez l’image dans public/.';
  const isInside = path.posix.normalize(file) === file && /^(?:public|content\/diagrams)\//.test(file);
  if (isInside && existsSync(path.join(root, file))) return undefined;
  const folder = file.startsWith(diagrams) ? diagrams : 'public';
  return didYouMean(nameOf(file), listPictures(root, folder).map(nameOf));
}

/** How a page names a file: `content/diagrams/a.svg` → `a`, `public/a.png` → `/a.png`. */
function nameOf(file: string): string {
  return file.startsWith(diagrams) ? path.basename(file, '.svg') : file.slice('public'.length);
}

function sizeOf(file: string): string | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return `${width} × ${height}`;
  } catch {
    return undefined; // not a picture, or cut short: nothing to compare
  }
}

function listAssets(root: string): string[] {
  return [...listPictures(root, diagrams), ...listPictures(root, 'public/images')];
}

function listPictures(root: string, folder: string): string[] {
  return listFiles(root, folder).files.filter((name) => pictureFiles.test(name));
}
