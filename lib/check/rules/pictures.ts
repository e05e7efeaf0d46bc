import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { imageSize } from 'image-size';
import { listFiles } from '../../content/list-files';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';
import { guessAmong } from '../words';

const pictureFiles = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
export const diagrams = 'content/diagrams';

/** Pictures and diagrams of a page exist, have a text alternative and state their true size. */
export const pictureRules: Rule[] = [
  {
    id: 'missing-alt',
    message: {
      fr: '{element} n’a pas de texte de remplacement. Qui ne voit pas l’image ne sait pas ce qu’elle dit.',
      en: '{element} has no text alternative. Readers who cannot see the picture do not know what it says.',
    },
    fix: {
      fr: 'Ajoutez alt="…" : ce que l’image dit, en une phrase.',
      en: 'Add alt="…": what the picture says, in one sentence.',
    },
    page: (page) =>
      picturesOf(page).flatMap(({ node, element, alt }) =>
        alt?.trim() ? [] : [{ ...page.at(node), values: { element } }],
      ),
    bad: ['![](/favicon.svg)', '<Diagram name="ref-crates" />', '<img src="/favicon.svg" />'],
    good: ['![Le signe du site](/favicon.svg)'],
  },
  {
    id: 'poor-alt',
    severity: 'warning',
    message: {
      fr: 'Le texte de remplacement « {text} » ne dit rien de l’image. Il est lu à la place de l’image.',
      en: 'The text alternative "{text}" says nothing about the picture. It is read instead of the picture.',
    },
    fix: {
      fr: 'Dites ce que l’image montre, sans « image de » ni nom de fichier.',
      en: 'Say what the picture shows, without "image of" or a file name.',
    },
    page: (page) =>
      picturesOf(page).flatMap(({ node, alt = '' }) =>
        pictureFiles.test(alt) ||
        /^(?:image|photo|capture|schéma|diagramme|logo|figure)\b.{0,8}$/i.test(alt.trim())
          ? [{ ...page.at(node), values: { text: alt } }]
          : [],
      ),
    bad: ['![favicon.svg](/favicon.svg)', '![Image](/favicon.svg)'],
    good: ['![Image du signe du site](/favicon.svg)'],
  },
  {
    id: 'missing-asset',
    message: {
      fr: 'Le fichier « {path} » n’existe pas. La page montrerait un cadre vide.',
      en: 'The file "{path}" does not exist. The page would show an empty frame.',
    },
    fix: '{hint}',
    page: (page, { root }) =>
      picturesOf(page).flatMap(({ node, files }) =>
        files.flatMap((file): Finding[] => {
          const hint = whyMissing(file, root);
          return hint ? [{ ...page.at(node), values: { path: file, hint } }] : [];
        }),
      ),
    bad: [
      '<Diagram name="ref-crate" alt="Les crates du projet et leurs liens" />',
      '![Une fenêtre vide](/images/rien.png)',
      '![Une fenêtre vide](https://exemple.fr/a.png)',
      '<Figure src="/images/../../package.json" alt="Une fenêtre vide" width="1" height="1" />',
      '<Figure src="/favicon.svg" dark="/nuit.svg" alt="Le signe du site" width="32" height="32" />',
    ],
    good: ['<Diagram name="ref-crates" alt="Les crates du projet et leurs liens" />'],
  },
  {
    id: 'asset-size',
    message: {
      fr: 'L’image {path} mesure {actual}, la page annonce {stated}. Une taille fausse fait bouger le texte pendant le chargement.',
      en: 'The picture {path} is {actual}, the page says {stated}. A wrong size makes the text move while the picture loads.',
    },
    fix: {
      fr: 'Écrivez width et height tels que {actual}.',
      en: 'Write width and height as {actual}.',
    },
    page: (page, { root }) =>
      picturesOf(page).flatMap(({ node, files: [file = ''], size }): Finding[] => {
        const actual = size && !whyMissing(file, root) && sizeOf(path.join(root, file));
        return actual && actual !== size
          ? [{ ...page.at(node), values: { path: file.replace('public', ''), actual, stated: size } }]
          : [];
      }),
    bad: ['<Figure src="/favicon.svg" alt="Le signe du site" width="10" height="20" />'],
    good: ['<Figure src="/favicon.svg" alt="Le signe du site" width="32" height="32" />'],
  },
];

type Picture = {
  node: Nodes;
  element: string;
  alt?: string | undefined;
  /** Path below the project, or the address if it is not of this site. */
  files: string[];
  /** `960 × 600`, if the page states it. */
  size?: string | undefined;
};

/** Pictures and diagrams of a page. */
function picturesOf(page: CheckedPage): Picture[] {
  return page.once('pictures', () => [
    ...page.nodes('image').map((node) => ({
      node,
      element: '![]()',
      alt: node.alt ?? '',
      files: [publicFile(node.url)],
    })),
    ...page.elements.flatMap(({ node, name: element, values }): Picture[] => {
      const text = (key: string): string | undefined =>
        values.has(key) ? String(values.get(key)) : undefined;
      const common = { node, element: `<${element}>`, alt: text('alt') };
      if (element === 'Diagram') return [{ ...common, files: [`${diagrams}/${text('name') ?? ''}.svg`] }];
      if (element !== 'Figure' && element !== 'img') return [];
      const [width, height, dark] = [text('width'), text('height'), text('dark')];
      return [
        {
          ...common,
          files: [text('src') ?? '', ...(dark ? [dark] : [])].map(publicFile),
          size: width && height ? `${width} × ${height}` : undefined,
        },
      ];
    }),
  ]);
}

function publicFile(src: string): string {
  return src.startsWith('/') ? `public${src}` : src;
}

/** Advice if a picture cannot be shown. */
function whyMissing(file: string, root: string) {
  if (/^(?:https?:|\/\/)/.test(file))
    return {
      fr: 'Le site ne charge rien d’ailleurs : enregistrez l’image dans public/.',
      en: 'The site loads nothing from elsewhere: save the picture in public/.',
    };
  const isInside = path.posix.normalize(file) === file && /^(?:public|content\/diagrams)\//.test(file);
  if (isInside && existsSync(path.join(root, file))) return undefined;
  const folder = file.startsWith(diagrams) ? diagrams : 'public';
  const shown = (name: string): string =>
    folder === diagrams ? path.basename(name, '.svg') : name.slice('public'.length);
  return guessAmong(shown(file), listPictures(root, folder).map(shown));
}

function sizeOf(file: string): string | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return `${width} × ${height}`;
  } catch {
    return undefined; // not a picture, or cut short: nothing to compare
  }
}

export function listPictures(root: string, folder: string): string[] {
  return listFiles(root, folder).files.filter((name) => pictureFiles.test(name));
}
