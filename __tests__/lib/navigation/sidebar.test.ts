import type { Category } from '@/lib/content/types';
import {
  buildSidebar,
  entriesOfFolder,
  findNeighbours,
  findTrail,
  firstRoute,
  flattenSidebar,
  type NavigationPage,
} from '@/lib/navigation/sidebar';

const root = '/v1/guides';
const page = (route: string, order: number): NavigationPage => ({
  route: root + route,
  label: `page ${route}`,
  title: `titre ${route}`,
  description: '',
  language: 'fr',
  order,
});
const category = (route: string, order: number): Category => ({
  route: root + route,
  label: `dossier ${route}`,
  order,
  description: '',
  locale: 'fr',
});

const pages = [
  page('', 1),
  page('/b/two', 2),
  page('/b/one', 1),
  page('/b/also-two', 2),
  page('/b', 9),
  page('/c/deep/page', 1),
  page('/last', 7),
  { ...page('', 0), route: '/v1/guides-others' },
];
const categories = [category('', 1), category('/b', 3), category('/c', 2), category('/empty', 1)];
const sidebar = buildSidebar(root, pages, categories);
const short = (route: string | undefined): string | undefined => route?.slice(root.length);

test('entries follow their order, then their address; a folder has the place that its category gives', () => {
  expect(sidebar.items?.map(({ id }) => short(id))).toEqual(['/c', '/b', '/last']);
  expect(entriesOfFolder(sidebar, `${root}/b`).map(({ id }) => short(id))).toEqual([
    '/b/one',
    '/b/also-two',
    '/b/two',
  ]);
});

test('a folder takes its name from its category, and its index page as its own', () => {
  const [noIndex, withIndex] = sidebar.items ?? [];
  expect(noIndex).toMatchObject({ label: 'dossier /c' });
  expect(noIndex).not.toHaveProperty('route');
  expect(withIndex).toMatchObject({ label: 'dossier /b', title: 'titre /b', route: `${root}/b` });
});

test('folders without pages, and pages of other sections, are left out', () => {
  expect(flattenSidebar(sidebar).map(({ route }) => short(route))).toEqual([
    '',
    '/c/deep/page',
    '/b',
    '/b/one',
    '/b/also-two',
    '/b/two',
    '/last',
  ]);
});

test('neighbours follow the reading order across folders; the trail names the folders above', () => {
  const { previous, next } = findNeighbours(sidebar, `${root}/b`);
  expect([previous, next].map((neighbour) => short(neighbour?.route))).toEqual(['/c/deep/page', '/b/one']);
  expect(findNeighbours(sidebar, root).previous).toBeUndefined();
  expect(findNeighbours(sidebar, '/v1/rien')).toEqual({});
  const trail = findTrail(sidebar, `${root}/c/deep/page`).map(({ label }) => label);
  expect(trail).toEqual(['dossier ', 'dossier /c', 'deep', 'page /c/deep/page']);
  expect(findTrail(sidebar, '/v1/rien')).toEqual([]);
  const [folder = sidebar] = sidebar.items ?? [];
  expect(short(firstRoute(folder))).toBe('/c/deep/page');
});
