import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../content/types';
import { isServedRoute, parseJson } from '../../content/files';
import { findConflict } from '../../content/conflict';
import { findEncodingFault, readText } from '../../content/read-text';
import { listFiles } from '../../content/list-files';
import { readShared, sharedFiles } from '../../content/shared-data';
import { isDeviceName } from '../../text/device-name';
import { pageWith, postBy } from '../example';
import type { Rule, Site } from '../rule';
import type { Fault } from '../types';

/** Largest content file that is read. */
export const maxBytes = 1_000_000;
/** Longest line that is read. */
export const maxLineLength = 100_000;

/** Two versions of a passage, as Git leaves them. */
const conflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> ma-page`;

/** Names and front matter of files, files that cannot be read, and other errors of the build. */
export const fileRules: Rule[] = [
  {
    id: 'file-name',
    message:
      'Le nom « {name} » {problem}. L’adresse de la page vient de ce nom : certains systèmes et serveurs la confondraient ou la refuseraient.',
    fix: 'Choisissez un autre nom, avec des minuscules sans accent, des chiffres et des traits d’union : mon-dossier, ma-page.mdx.',
    site: ({ root, locale }) =>
      listFiles(root, `content/${locale}`)
        .files.filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => {
          const name = findUnsoundName(file);
          if (name === undefined) return [];
          const problem = isDeviceName(name) ? 'est réservé par Windows' : 'contient des caractères imprévus';
          return [{ file, line: 1, column: 1, values: { name, problem } }];
        }),
    bad: ['a%2fb.mdx', 'été.mdx', 'CAPS.mdx', '_brouillon.mdx', 'con.mdx', 'com1.mdx'].map((name) => ({
      [`guides/${name}`]: '',
    })),
    good: [{ 'guides/ma-page.mdx': 'Texte.' }, { 'guides/console.mdx': 'Texte.' }],
  },
  {
    id: 'page-place',
    message: 'Le site n’a pas d’adresse pour une page à cet endroit. Elle ne serait pas publiée.',
    fix: 'Rangez le fichier dans v1/guides, v1/references ou about, sans autre dossier dans about ; un billet est directement dans blog.',
    page: ({ kind, source, isPost }) => {
      // The name of a post has a rule of its own.
      const isMisnamedPost = isPost && source.route.split('/').length === 3;
      const isLost = kind === 'page' && !isMisnamedPost && !isServedRoute(source.route);
      return isLost ? [{ line: 1, column: 1 }] : [];
    },
    bad: [
      { 'perdu.mdx': 'Texte.', 'guides/un.mdx': '[la page](/perdu)' },
      { 'about/histoire/debut.mdx': 'Texte.', 'guides/un.mdx': '[le début](/about/histoire/debut)' },
      { 'blog/2026/2026-01-31-billet.mdx': postBy('lucas-nogueira') },
    ],
    good: [{ 'about/histoire.mdx': 'Texte.', 'guides/un.mdx': '[son histoire](/about/histoire)' }],
  },
  {
    id: 'unreadable-file',
    message: 'Ce lien symbolique ne mène à aucun fichier. Le site serait construit sans lui.',
    fix: 'Mettez le fichier à sa place, ou supprimez le lien.',
    site: ({ root, locale }) =>
      [`content/${locale}`, 'content/api', 'content/diagrams', 'public/images'].flatMap((folder) =>
        listFiles(root, folder).broken.map((file) => ({ file })),
      ),
    bad: [{ 'guides/lien.mdx': '→ rien.mdx' }, { 'content/diagrams/a.svg': '→ a.svg' }],
  },
  {
    id: 'too-large',
    message: 'Le fichier est trop grand pour une page : {size}. Il n’est pas vérifié.',
    fix: 'Restez sous 1 Mo et 100 000 caractères par ligne : découpez la page.',
    bad: ['a'.repeat(5_000_000), `Un texte ${'a'.repeat(maxLineLength)}`],
    good: ['Un texte court.'],
  },
  {
    id: 'encoding',
    message:
      'Le fichier contient {encoding}. Les lettres accentuées seraient perdues ; il n’est pas vérifié.',
    fix: 'Enregistrez-le en UTF-8 (« Enregistrer avec l’encodage » dans l’éditeur), et récrivez les lettres déjà perdues.',
    // Pages are read by scripts/check/load-site.ts.
    site: (site) =>
      listDataFiles(site).flatMap((file) => {
        const { line, ...values } = findEncodingFault(readFileSync(path.join(site.root, file))) ?? {};
        return line ? [{ file, line, values }] : [];
      }),
    bad: ['Un texte \u0000.', 'Un \uFFFDvénement.', { 'content/fr/notes.yaml': 'a: \uFFFD' }],
    good: ['Un évènement.'],
  },
  {
    id: 'conflict',
    message: 'Le fichier contient {problem} Il n’est pas vérifié.',
    site: (site) =>
      listDataFiles(site).flatMap((file) => {
        const { line, ...values } = findConflict(readText(path.join(site.root, file))) ?? {};
        return line ? [{ file, line, values }] : [];
      }),
    bad: [
      `Avant.\n\n${conflict('Un texte.', 'Un autre.')}`,
      pageWith({}).replace(/title:.*/, conflict('title: Un', 'title: Deux')),
      conflict(pageWith({}), pageWith({})),
      { 'content/fr/search.yaml': conflict('/v1/api/js/fs: {}', '/v1/api/js/fs:') },
      { 'content/authors.json': conflict('{}', '{ }') },
      'Un texte.\n=======\nUn autre.',
      'Un texte.\n\n=======\n\nUn autre.',
      'Un texte.\n\n||||||| base\n\nUn autre.',
      { 'content/fr/search.yaml': '=======\n/v1/api/js/fs: {}' },
    ],
    good: ['Un texte `<<<<<<<`.', '```text\n  <<<<<<< HEAD\n```', '```text\nRésultat\n=======\n```'],
  },
  {
    id: 'file-type',
    message: 'Le site ne lit pas les fichiers « {type} » à cet endroit. Le contenu serait ignoré.',
    site: ({ root, locale }) =>
      listFiles(root, `content/${locale}`).files.flatMap((file) => {
        const type = path.posix.extname(file);
        if (isRead(file, type) || isTemporary(file)) return [];
        return [
          { file, line: 1, column: 1, values: { type: type || 'sans extension', fix: adviceForType(type) } },
        ];
      }),
    bad: ['perdu.md', 'capital.MDX', 'page.markdown', 'page.mdx.txt', 'image.png', 'reglages.yml'].map(
      (name) => ({
        [`content/fr/v1/guides/${name}`]: 'Texte.',
      }),
    ),
    good: 'page.mdx~ .#page.mdx #page.mdx# ~$page.mdx page.mdx.orig 4913 .DS_Store'
      .split(' ')
      .map((name) => ({
        [`content/fr/v1/guides/${name}`]: 'Texte.',
      })),
  },
  {
    id: 'front-matter',
    message: '{problem} Le titre, la description et la place de la page viennent de son en-tête.',
    bad: [
      '---\ntitle: Carnet\n---\nTexte.\n',
      '---\n- a\n- b\n---\nTexte.\n',
      pageWith({ title: '&a [*a]' }),
      pageWith({ order: 'un' }),
      pageWith({ ordre: 3 }),
    ],
    good: [pageWith({ title: '"Carnet : les notes"' })],
  },
  {
    id: 'build',
    message: '{problem} La construction du site s’arrête là.',
    site: ({ root }) =>
      ['content', 'messages']
        .flatMap((folder) => listFiles(root, folder).files)
        .filter((file) => /^(?:content|content\/api|messages)\/[^/]+\.json$/.test(file))
        .flatMap((file) => {
          try {
            readData(file, root);
            return [];
          } catch (error) {
            if (!(error instanceof ContentError)) throw error;
            return [toFault(error)];
          }
        }),
    bad: [
      ...['', '{\n  "a": 1,\n}', "{\n  'a': 1\n}", '{ "a": { "nam": "A" } }'].map((text) => ({
        'content/authors.json': text,
      })),
      { 'content/search-synonyms.json': '[["fenêtre", "window"], "écran"]' },
    ],
    good: [{ 'content/authors.json': '{}' }],
  },
];

function readData(file: string, root: string): unknown {
  const shared = sharedFiles.find((one) => one === file);
  return shared ? readShared(shared, root) : parseJson(readText(path.join(root, file)), file);
}

/** The files of data and drawings, of one language and of all. */
function listDataFiles({ root, locale }: Site): string[] {
  return ['content', 'messages'].flatMap((folder) =>
    listFiles(root, folder)
      .files.filter((file) => /\.(?:json|ya?ml|txt|svg)$/.test(file))
      .filter((file) => !/^content\/[^/]+\//.test(file) || textFolders(locale).test(file)),
  );
}

/** Folders of a language and those that all share. */
function textFolders(locale: string): RegExp {
  return new RegExp(`^content/(?:${locale}|api|diagrams)/`);
}

function isRead(file: string, type: string): boolean {
  return ['.mdx', '.yaml', '.json'].includes(type) || /^content\/[^/]+\/words\.txt$/.test(file);
}

/** Copies that editors and tools write for a moment, such as `page.mdx.orig` and `4913` of Vim. */
function isTemporary(file: string): boolean {
  return /\.(?:orig|bak|rej|te?mp|old|sw[a-p])$|___jb_|(?:^|\/)(?:\d+|Thumbs\.db|desktop\.ini)$/i.test(file);
}

function adviceForType(type: string): string {
  if (/^\.(?:mdx?|markdown|txt|html?)$/i.test(type))
    return 'Donnez au fichier l’extension .mdx, en minuscules.';
  if (/^\.(?:ya?ml|json)$/i.test(type)) return 'Donnez au fichier l’extension .yaml ou .json, en minuscules.';
  if (/^\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(type)) return 'Enregistrez l’image dans public/images.';
  return 'Sortez-le de content, ou écrivez la page en .mdx.';
}

/** Folders whose texts are not pages. */
const reservedFolders = ['_partials', '_dev'];

/** The first name of a folder or file that some host would not serve under the same address, or undefined. */
export function findUnsoundName(file: string): string | undefined {
  return file
    .split('/')
    .slice(2)
    .find(
      (name) =>
        isDeviceName(name) ||
        (!reservedFolders.includes(name) && !/^[a-z0-9][a-z0-9-]*(?:\.mdx)?$/.test(name)),
    );
}

/** Converts an error of the build to a fault. */
export function toFault(error: ContentError, rule: 'build' | 'front-matter' = 'build'): Fault {
  const { file, line, problem, fix } = error;
  // Keys of the front matter begin their line.
  const column = error.column ?? (rule === 'front-matter' ? 1 : undefined);
  return { file, line, column, rule, values: { problem, fix } };
}
