import { statSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { listSources } from '../../mdx/srcset';
import { didYouMean } from '../../text/nearest';
import type { CheckedPage } from '../page';
import { diagrams, listPictures, nameOf, pictureFiles, sizeOf } from '../picture-files';
import type { Rule } from '../rule';

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
        files.flatMap((asset) => {
          const fix = whyMissing(asset, root);
          return fix ? [{ path: asset.file ?? asset.written, fix }] : [];
        }),
      ),
    bad: [
      '<Diagram name="ref-crate" alt="Les crates du projet et leurs liens" />',
      '![Une fenêtre vide](https://exemple.fr/a.png)',
      '<Figure src="/images/../../package.json" alt="Une fenêtre vide" width="1" height="1" />',
      '<img src="/favicon.svg" srcSet="/favicon.svg 1x, /rien.svg 2x" alt="Le signe du site" />',
      '![Le signe du site](favicon.svg)',
      '![Le signe du site](public/favicon.svg)',
      '<Figure src="/" alt="Le signe du site" width="32" height="32" />',
      '<Figure src="/favicon.svg" dark="/nuit.svg" alt="Le signe du site" width="32" height="32" />',
    ],
    good: ['<Diagram name="ref-crates" alt="Les crates du projet et leurs liens" />'],
  },
  {
    id: 'broken-picture',
    message: 'Le fichier « {path} » n’est pas une image qui se lit. La page montrerait un cadre vide.',
    fix: 'Exportez-la de nouveau en WebP, en AVIF ou en PNG : elle est vide ou abîmée, ou son nom a une autre extension que son format.',
    page: (page, { root }) =>
      page.findings(picturesOf(page), ({ files }) =>
        files.flatMap((asset) => {
          const { file = '' } = asset;
          const isShown = pictureFiles.test(file) && !file.endsWith('.svg') && !whyMissing(asset, root);
          return isShown && !sizeOf(path.join(root, file)) ? [{ path: file }] : [];
        }),
      ),
    bad: ['', 'du texte', '\0'.repeat(100)].map((bytes) => ({
      'public/images/vide.png': bytes,
      'guides/a.mdx': '<Figure src="/images/vide.png" alt="Une fenêtre vide" width="9" height="9" />',
    })),
    good: ['![Le signe du site](/favicon.svg)'],
  },
  {
    id: 'asset-size',
    message:
      'L’image {path} mesure {actual}, la page {stated}. Une taille fausse ou inconnue fait bouger le texte pendant le chargement.',
    page: (page, { root }) =>
      page.findings(picturesOf(page), ({ element, files: [asset], size }) => {
        const isStated = size !== undefined || element === '<Figure>';
        if (!isStated || !asset?.file || whyMissing(asset, root)) return undefined;
        const actual = sizeOf(path.join(root, asset.file));
        if (!actual || actual === size) return undefined;
        const [width, height] = actual.split(' × ');
        const fix = `Écrivez width="${width}" height="${height}".`;
        const stated = size === undefined ? 'ne le dit pas' : `annonce ${size}`;
        return { path: asset.written, actual, stated, fix };
      }),
    bad: [
      '<Figure src="/favicon.svg" alt="Le signe du site" width="10" height="20" />',
      '<Figure src="/favicon.svg" alt="Le signe du site" />',
    ],
    good: ['<Figure src="/favicon.svg" alt="Le signe du site" width="32" height="32" />'],
  },
];

/** What a page writes for a picture, and the file below the project; none for an address that is not the site's. */
type Asset = { written: string; file?: string };

/** `size`: `960 × 600`, if the page states it. */
type Picture = { node: Nodes; element: string; alt: string; files: Asset[]; size?: string };

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
      if (name === 'Diagram') return [{ ...picture, files: text('name') ? [diagramFile(text('name'))] : [] }];
      const set = listSources(text('srcSet') || text('srcset')).map(publicFile);
      if (name === 'source') return [{ ...picture, alt: '…', files: set }];
      if (name !== 'Figure' && name !== 'img') return [];
      const keys = ['src', 'dark'].filter((key) => text(key) || (name === 'img' && key === 'src'));
      const own = keys.map((key) => publicFile(text(key)));
      const files = [...own, ...set];
      const isSized = values.has('width') && values.has('height');
      return [{ ...picture, files, ...(isSized ? { size: `${text('width')} × ${text('height')}` } : {}) }];
    }),
  ]);
}

function publicFile(written: string): Asset {
  return /^\/(?!\/)/.test(written) ? { written, file: `public${written}` } : { written };
}

function diagramFile(written: string): Asset {
  return { written, file: `${diagrams}/${written}.svg` };
}

/** Advice if a picture cannot be shown. */
function whyMissing({ written, file }: Asset, root: string): string | undefined {
  if (/^(?:https?:|\/\/)/.test(written))
    return 'Le site ne charge rien d’ailleurs : enregistrez l’image dans public/.';
  if (written === '') return 'Ajoutez son adresse : src="/images/…".';
  if (!file) {
    const absolute = `/${written.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`;
    return `L’adresse part de public/ et commence par une barre : écrivez ${absolute}.`;
  }
  const isInside = path.posix.normalize(file) === file;
  if (isInside && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) return undefined;
  const folder = file.startsWith(diagrams) ? diagrams : 'public';
  return didYouMean(nameOf(file), listPictures(root, folder).map(nameOf));
}
