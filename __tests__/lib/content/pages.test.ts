/** @jest-environment node */
import { inProject } from '../../support/project';

const head = '---\ntitle: Titre\ndescription: Une phrase.\norder: 1\n---\n\nTexte.\n';

test('while authoring, a page with faults is shown, but none without an address', async () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const names = ['v1/guides/a', 'about/b', 'about/c/d', 'blog/2023-02-03-e', 'blog/2023-2-3-f', 'g'];
  const files = Object.fromEntries(names.map((name) => [`content/fr/${name}.mdx`, head]));
  const routes = await inProject(files, async () => {
    const { listOwnPages } = await import('@/lib/content/pages');
    return listOwnPages('fr').map(({ route }) => route);
  });
  Object.assign(process.env, { NODE_ENV: before });
  expect(routes).toEqual(['/about/b', '/blog/2023/02/03/e', '/v1/guides/a']);
});
