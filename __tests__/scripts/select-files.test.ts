/** @jest-environment node */
import { selectFiles } from '../../scripts/check/select-files';
import { scratchFolder } from '../support/scratch';
import { writeFiles } from '../support/check';

const root = scratchFolder('select-');
writeFiles(root, {
  'content/fr/about/a.mdx': 'Un.',
  'content/fr/about/b.mdx': 'Deux.',
  'content/fr/_dev/c.mdx': 'Trois.',
  'content/xx/d.mdx': 'Quatre.',
  'content/fr/home.yaml': '',
});
const [a, b] = ['content/fr/about/a.mdx', 'content/fr/about/b.mdx'];

test.each([
  [a, [a]],
  [`./${a}`, [a]],
  ['content\\fr\\about\\a.mdx', [a]],
  ['content/fr/about', [a, b]],
  ['content/fr/about/', [a, b]],
  ['content/fr/about/*.mdx', [a, b]],
  ['content/**/{a,c}.mdx', [a]],
  ['content/fr/about/?.mdx', [a, b]],
  ['content/fr/home.yaml', ['content/fr/home.yaml']],
])('%s names %j', (argument, files) => {
  expect(selectFiles([argument], root)).toEqual({ files, faults: [] });
});

test.each([
  ['absent.mdx', /n’existe pas/],
  ['content/fr/about/a.md', /n’existe pas\. Vouliez-vous dire content\/fr\/about\/a\.mdx \?/],
  ['content/fr/about/A.MDX', /Vouliez-vous dire content\/fr\/about\/a\.mdx \?/],
  ['content/fr/rien/*.mdx', /motif/],
  ['content/xx', /ce dossier/],
  ['content/fr/_dev/c.mdx', /n’est pas vérifié/],
])('%s names nothing, and the command says why', (argument, reason) => {
  const { files, faults } = selectFiles([argument, a], root);
  expect(files).toEqual([a]);
  expect(faults).toEqual([expect.stringMatching(reason)]);
});
