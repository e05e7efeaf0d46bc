/** @jest-environment node */
import { fileOf, kinds, renderNewPage, toSlug, type NewPage } from '@/lib/authoring/new-page';
import { routeOfFile } from '@/lib/content/files';
import { checkFile, checkFiles, folderWith, routes } from '../../support/check';

const page: NewPage = {
  kind: 'guide',
  title: 'Lire un fichier à l’ouverture',
  description: 'Lire un fichier donné sur la ligne de commande et montrer son contenu.',
  place: 'features',
  slug: 'lire',
  order: 12,
  day: '2026-01-31',
  author: 'lucas-nogueira',
  draft: false,
};

test.each([
  ['Lire un fichier à l’ouverture', 'lire-un-fichier-a-l-ouverture'],
  ['Œuvre : « le cœur »', 'oeuvre-le-coeur'],
  ['Qu’est-ce que Tauri ?', 'qu-est-ce-que-tauri'],
  ['C++ & Rust', 'c-rust'],
  ['日本', ''],
  ['faq.mdx', 'faq'],
  ['long '.repeat(100), 'long-'.repeat(16).slice(0, -1)],
  ['l'.repeat(300), 'l'.repeat(80)],
])('toSlug(%j) is %j', (title, slug) => expect(toSlug(title)).toBe(slug));

test('a post has its day in its name and its address', () => {
  const file = fileOf({ ...page, kind: 'post', place: '' }, 'fr');
  expect(file).toBe('content/fr/blog/2026-01-31-lire.mdx');
  expect(routeOfFile(file)).toBe('/blog/2026/01/31/lire');
});

test.each(kinds)('the only faults of a new %s are remarks on the sentences to replace', async (kind) => {
  routes.set('/v1/references/architecture', undefined);
  const file = fileOf({ ...page, kind, place: '' }, 'fr');
  const faults = await checkFiles(folderWith({ [file]: renderNewPage({ ...page, kind, place: '' }) }));
  // An about page is linked by its author.
  const found = faults.filter((fault) => fault.file === file && fault.rule !== 'orphan-page');
  expect(found.map(({ rule }) => rule)).toEqual(found.map(() => 'template-text'));
  expect(found.length).toBeGreaterThan(0);
});

test.each(['Titre : avec deux points', '"Guillemets"', '- tiret', '# dièse', 'true', '12'])(
  'the title %j stays what it is',
  async (title) => {
    const faults = await checkFile(renderNewPage({ ...page, title }));
    expect(faults.filter(({ rule }) => rule === 'front-matter')).toEqual([]);
  },
);
